import Foundation
import Testing

/// What the compiler says to someone who gets a case path wrong. That message is part of how case
/// paths are used, and depends on the shape of the generated code.
@Suite struct CompilerMessageTests {
  @Test func aMistypedCaseIsNamed() throws {
    let output = try typecheck("func use(_ screen: Screen) -> Bool { screen.is(\\.settigns) }")
    #expect(
      output.contains(
        "error: value of type 'Screen.AllCasePaths' has no member 'settigns'"), "\(output)")
  }

  @Test func aMistypedCaseOfAPayloadIsNamed() throws {
    let output = try typecheck("func use(_ app: App) -> Bool { app.is(\\.screen.settigns) }")
    #expect(output.contains("has no dynamic member 'settigns'"), "\(output)")
  }

  @Test func anEnumWithoutGeneratedCodeDoesNotConform() throws {
    let output = try typecheck("enum Bare: CasePathable { case a }")
    #expect(output.contains("error: type 'Bare' does not conform to protocol 'CasePathable'"))
  }

  @Test func aMemberIsNotAssigned() throws {
    let output = try typecheck("func use(_ screen: inout Screen) { screen.settings = true }")
    #expect(output.contains("write 'value = .case(payload)', not 'value.case = payload'"))
  }
}

/// Compiles `text`, beside two enums and what is generated for them, as a part of the runtime's own
/// module, so that no build system's folders need to be known.
private func typecheck(_ text: String) throws -> String {
  let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  let runtime = root.appending(path: "Sources/GeneratedSupport")
  let folder = FileManager.default.temporaryDirectory.appending(path: "typecheck-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Fixture.swift")
  try (fixture + text).write(to: file, atomically: true, encoding: .utf8)

  let sources = FileManager.default.enumerator(at: runtime, includingPropertiesForKeys: nil)
  let paths = (sources?.allObjects ?? []).compactMap { ($0 as? URL)?.path(percentEncoded: false) }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "GeneratedSupport"]
    + ["-package-name", "fixture", "-diagnostic-style", "llvm", file.path(percentEncoded: false)]
    + paths.filter { $0.hasSuffix(".swift") }
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return output
}

private let fixture = """
  @dynamicMemberLookup enum Screen { case home, settings(Bool) }
  enum App { case screen(Screen) }
  nonisolated extension Screen: CasePathable {
    nonisolated struct AllCasePaths {
      var home: Case<Screen, ()> { .init(0) }
      var settings: Case<Screen, Bool> { .init(1) }
    }
    static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
      .init(AllCasePaths(), { _, _ in }, { _, _ in .home }, { [] })
    }
  }
  nonisolated extension App: CasePathable {
    nonisolated struct AllCasePaths {
      var screen: Case<App, Screen> { .init(0) }
    }
    static func _caseAccess() -> _CaseAccess<Self, AllCasePaths> {
      .init(AllCasePaths(), { _, _ in }, { _, _ in .screen(.home) }, { [] })
    }
  }

  """
