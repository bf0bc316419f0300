import Testing

/// An identified array can be sent to another actor, so it refuses elements whose id can be read on one
/// actor only.
@Suite struct IsolatedElementTests {
  private let elements = """
    @MainActor struct Isolated: @MainActor Identifiable { var id = 1 }
    @MainActor struct Free: nonisolated Identifiable { nonisolated let id = 1 }

    """

  @Test(arguments: [
    "let rows: IdentifiedArrayOf<Isolated> = []",
    "let rows = IdentifiedArray<Int, Isolated>()",
    "let rows = IdentifiedArray(uniqueElements: [Isolated()])",
    "let rows = IdentifiedArray(uniqueElements: [Isolated()], id: \\.id)",
  ])
  func anElementWhoseIDIsIsolatedIsRefused(declaration: String) async throws {
    let output = try await messages(elements + "@MainActor func use() { \(declaration) }")
    #expect(output.contains("error: "), "\(output)")
    #expect(
      output.contains("main actor-isolated conformance of 'Isolated' to 'Identifiable' cannot")
        || output.contains("type 'KeyPath<Isolated, Int>' does not conform to the 'Sendable'"),
      "\(output)")
  }

  @Test func anIsolatedElementWithANonisolatedIDIsAccepted() async throws {
    let output = try await messages(
      elements
        + """
        @MainActor func use() {
          let rows: IdentifiedArrayOf<Free> = [Free()]
          Task.detached { print(rows[id: 1] == nil) }
        }
        """)
    #expect(!output.contains("error: "), "\(output)")
  }

  private func messages(_ text: String) async throws -> String {
    try await Compiler.shared.messages(text, generates: false)
  }
}
