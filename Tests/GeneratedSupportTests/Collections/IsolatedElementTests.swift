import Foundation
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
  func anElementWhoseIDIsIsolatedIsRefused(declaration: String) throws {
    let output = try typecheck(elements + "@MainActor func use() { \(declaration) }")
    #expect(output.contains("error: "), "\(output)")
    #expect(
      output.contains("main actor-isolated conformance of 'Isolated' to 'Identifiable' cannot")
        || output.contains("type 'KeyPath<Isolated, Int>' does not conform to the 'Sendable'"),
      "\(output)")
  }

  @Test func anIsolatedElementWithANonisolatedIDIsAccepted() throws {
    let output = try typecheck(
      elements
        + """
        @MainActor func use() {
          let rows: IdentifiedArrayOf<Free> = [Free()]
          Task.detached { print(rows[id: 1] == nil) }
        }
        """)
    #expect(!output.contains("error: "), "\(output)")
  }

  /// Compiles `text` as a part of the module of the collections.
  private func typecheck(_ text: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let collections = root.appending(path: "Sources/GeneratedSupport/Collections")
    let file = FileManager.default.temporaryDirectory.appending(path: "isolated-\(UUID()).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: collections.path(percentEncoded: false))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "GeneratedSupport"]
      + ["-diagnostic-style", "llvm", file.path(percentEncoded: false)]
      + names.filter { $0.hasSuffix(".swift") }
      .map { collections.appending(path: $0).path(percentEncoded: false) }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }
}
