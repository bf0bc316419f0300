import GeneratedTestSupport
import ReducerGenCore
import ReducerGenRecording
import ReducerGenSyntax

/// Compares the code and the diagnostics for a source with expectations in the test.
///
/// ```swift
/// func testScreen() {
///   assertGenerated {
///     """
///     enum Screen: Reducer {}
///     """
///   } diagnostics: {
///     """
///     Source.swift:1:6: error: …
///     """
///   }
/// }
/// ```
///
/// If you leave out `matches` and `diagnostics`, the first run writes them into the test file. Read
/// them before you commit them. The comment at the top of the generated code is not compared. The
/// diagnostics have the form of a build log, in which the source is called `Source.swift`.
///
/// - Parameters:
///   - record: the expectations that this run writes. The default is the value of the environment
///     variable `REDUCERGEN_RECORD`. Without it, missing expectations are written, unless `CI` is
///     set.
///   - source: the source of a target with one file.
///   - diagnostics: the expected diagnostics.
///   - matches: the expected code.
public func assertGenerated(
  record: SnapshotRecording? = nil,
  _ source: () -> String,
  diagnostics: (() -> String)? = nil,
  matches: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let (recording, problem) = SnapshotRecording.choose(record)
  let assertion = InlineAssertion(
    source: source(), diagnostics: diagnostics?(), matches: matches?(), recording: recording,
    path: "\(filePath)", line: Int(line), column: Int(column))
  for message in [problem].compactMap({ $0 }) + assertion.problems() {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// One call of `assertGenerated`.
struct InlineAssertion {
  var source: String
  var diagnostics: String?
  var matches: String?
  var recording: SnapshotRecording
  var path: String
  var line: Int
  var column: Int

  /// One of its two expectations.
  private struct Part {
    var label: String
    var expected: String?
    var actual: String

    /// Compares bytes, because strings that differ only in Unicode normalisation are equal.
    var isMet: Bool { (expected ?? "").utf8.elementsEqual(actual.utf8) }
    var isMissing: Bool { expected == nil && !actual.isEmpty }
  }

  private static let templates = TemplateLibrary.builtIn

  /// The messages for the test; none if everything matches.
  func problems() -> [String] {
    let parts = parts()
    if parts.allSatisfy({ $0.actual.isEmpty && $0.expected == nil }) {
      return [
        "This source yields neither code nor diagnostics. Does it contain an annotated type?"
      ]
    }
    let recorded = parts.filter { part in
      if part.isMissing { return recording.recordsMissing }
      let isChanged = !part.isMet || recording == .all && part.expected != nil
      return isChanged && recording.recordsChanged
    }
    let open = parts.filter { part in
      !part.isMet && !recorded.contains { $0.label == part.label }
    }
    return open.map(difference) + (recorded.isEmpty ? [] : record(recorded, of: parts))
  }

  private func parts() -> [Part] {
    let result = Pipeline.generate(
      sources: [SourceFile(path: "Source.swift", text: source)],
      options: Pipeline.Options(module: "Module", builtIn: Self.templates))
    var printer = DiagnosticPrinter()
    let messages = result.diagnostics.flatMap { printer.lines(for: $0) }.joined(separator: "\n")
    let code = result.outputs[0]
    return [
      Part(label: "diagnostics", expected: normal(diagnostics), actual: messages),
      Part(label: "matches", expected: normal(matches), actual: code.hasCode ? body(of: code) : ""),
    ]
  }

  /// Normalises line endings, which depend on how the repository was checked out.
  private func normal(_ text: String?) -> String? { text?.replacing("\r\n", with: "\n") }

  /// The code without the comment at its top.
  private func body(of output: Pipeline.Output) -> String {
    var lines = String(decoding: output.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    lines = lines.drop { $0.hasPrefix("//") || $0.isEmpty }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n").replacing("\r\n", with: "\n")
  }

  private func difference(_ part: Part) -> String {
    let diff = UnifiedDiff.text(
      from: part.expected.map { Array($0.utf8) + [10] }, to: Array(part.actual.utf8) + [10],
      path: part.label)
    return """
      \(part.isMissing ? "'\(part.label)' is missing" : "'\(part.label)' differs"):

      \(diff)
      \(SnapshotRecording.instructions(isMissing: part.isMissing))
      """
  }

  /// Records expectations. It reports nothing if the file already has them.
  private func record(_ recorded: [Part], of parts: [Part]) -> [String] {
    let names = recorded.map { "'\($0.label)'" }.joined(separator: " and ")
    var compiled: [String: String?] = ["": source.replacing("\r\n", with: "\n")]
    for part in parts { compiled.updateValue(part.expected, forKey: part.label) }
    do {
      let hasChanged = try TestFileWriter.record(
        InlineRecording(
          path: path, line: line, column: column, compiled: compiled,
          wanted: recorded.map { ($0.label, $0.actual) }))
      if !hasChanged && recorded.allSatisfy(\.isMet) { return [] }
      return ["Recorded \(names) in this test. Read it, then run the test again."]
    } catch {
      let open = recorded.filter { !$0.isMet }
      return ["Could not record \(names): \(error.text)"] + open.map(difference)
    }
  }
}
