import ReducerGenMigration
@testable import ReducerGenSyntax
import Testing

/// Migrates a module of one file, and compares the result. A second run must change nothing.
///
/// - Parameter findings: The ids of what is left for a person, refusals included.
func assertMigrates(
  _ before: String, to after: String, isTest: Bool = false, findings: [String] = [],
  isRefused: Bool = false, options: Migration.Options = Migration.Options(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = migrate(["Feature.swift": before], isTest: isTest, options: options)
  let text = result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? before
  #expect(text == after, sourceLocation: sourceLocation)
  let ids = (result.findings + result.refusals).map(\.id)
  #expect(ids == findings, "\(shown(result))", sourceLocation: sourceLocation)
  #expect(result.isRefused == isRefused, "\(shown(result))", sourceLocation: sourceLocation)
  let again = secondRun(of: text, isTest: isTest, options: options)
  #expect(again == nil, "a second run changes something", sourceLocation: sourceLocation)
}

/// The text that a second run makes of a migrated file. Nil if it changes nothing. The command would
/// pass over a module without a replaced import, and over a file without any word that matters, so
/// there is another file, and a comment.
func secondRun(
  of text: String, isTest: Bool = false, options: Migration.Options = Migration.Options()
) -> String? {
  let sources = [
    "Feature.swift": text + "\n// TestStore", "Other.swift": "import ComposableArchitecture\n",
  ]
  return texts(migrate(sources, isTest: isTest, options: options))["Feature.swift"]
}

/// Migrates the body of a function.
func assertBody(
  _ before: String, to after: String, findings: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let head = "import ComposableArchitecture\n\nfunc f() {\n"
  assertMigrates(
    head + before + "\n}\n", to: "import GeneratedSupport\n\nfunc f() {\n" + after + "\n}\n",
    findings: findings, sourceLocation: sourceLocation)
}

func migrate(
  _ sources: [String: String], isTest: Bool = false,
  options: Migration.Options = Migration.Options()
) -> Migration.ModuleResult {
  let files = sources.sorted { $0.key < $1.key }.map { name, text in
    SourceFile(path: name, keepsLineEnds: true, bytes: Array(text.utf8))
  }
  let module = Migration.Module(name: "App", sources: files, isTest: isTest)
  return Migration.run([module], options)[0]
}

/// The changed texts by file name.
func texts(_ result: Migration.ModuleResult) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: result.files.map {
      ($0.source.path, String(decoding: $0.bytes, as: UTF8.self))
    })
}

private func shown(_ result: Migration.ModuleResult) -> String {
  var printer = DiagnosticPrinter()
  return (result.findings + result.refusals).flatMap { printer.lines(for: $0) }
    .joined(separator: "\n")
}
