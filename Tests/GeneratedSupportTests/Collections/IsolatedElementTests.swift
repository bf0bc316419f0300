import Testing

/// An identified array accepts elements of the main actor, whether their ids can be read elsewhere
/// or not.
@Suite struct IsolatedElementTests {
  private let elements = """
    @MainActor struct Isolated: @MainActor Identifiable { var id = 1 }
    @MainActor struct Free: nonisolated Identifiable { nonisolated let id = 1 }

    """

  @Test(arguments: [
    "let rows: IdentifiedArrayOf<Isolated> = [Isolated()]",
    "let rows = IdentifiedArray<Int, Isolated>()",
    "let rows = IdentifiedArray(uniqueElements: [Isolated()])",
    "let rows = IdentifiedArray(uniqueElements: [Isolated()], id: \\.id)",
  ])
  func anElementWhoseIDIsIsolatedIsAcceptedOnItsActor(declaration: String) async throws {
    let output = try await messages(
      elements + "@MainActor func use() { \(declaration); print(rows) }")
    #expect(!output.contains("error: ") && !output.contains("warning: "), "\(output)")
  }

  @Test func anElementWhoseIDIsIsolatedIsRefusedElsewhere() async throws {
    let output = try await messages(
      elements
        + "nonisolated func use() { let rows: IdentifiedArrayOf<Isolated> = []; print(rows) }")
    #expect(output.contains("error: main actor-isolated conformance of 'Isolated'"), "\(output)")
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
