import GeneratedTestSupport
import ReducerGenCore

/// Asserts what the generator makes of a source.
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
/// Leave out `matches` and `diagnostics`, and the first run writes them into the test file, where you
/// read them before you commit them. What is compared is the generated code without the comment at
/// its head, and the messages as the build log shows them; the source is called `Source.swift`.
///
/// - Parameters:
///   - record: which expectations this run writes. If left out, the variable `REDUCERGEN_RECORD` says
///     so, and without it those that are missing are written, except where `CI` is set.
///   - source: the source of a target with one file.
///   - diagnostics: what is wrong with the source.
///   - matches: what is generated.
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

    /// By bytes: strings that differ only in Unicode normalisation are equal.
    var isMet: Bool { (expected ?? "").utf8.elementsEqual(actual.utf8) }
    var isMissing: Bool { expected == nil && !actual.isEmpty }
  }

  private static let templates = TemplateLibrary.builtIn

  /// What the test is told; nothing if all is as it should be.
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

  /// Line ends depend on how the repository was checked out.
  private func normal(_ text: String?) -> String? { text?.replacing("\r\n", with: "\n") }

  /// The code without the comment at its head.
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

  /// Nothing is to be told of what stood there already.
  private func record(_ recorded: [Part], of parts: [Part]) -> [String] {
    let names = recorded.map { "'\($0.label)'" }.joined(separator: " and ")
    var compiled: [String: String?] = ["": source.replacing("\r\n", with: "\n")]
    for part in parts { compiled.updateValue(part.expected, forKey: part.label) }
    do {
      let hasChanged = try InlineRecorder.record(
        InlineRecording(
          path: path, line: line, column: column, compiled: compiled,
          wanted: recorded.map { ($0.label, $0.actual) }))
      if !hasChanged && recorded.allSatisfy(\.isMet) { return [] }
      return ["Recorded \(names) in this test. Read it, then run the test again."]
    } catch {
      let open = recorded.filter { !$0.isMet }
      return ["Could not record \(names): \(reason(error))"] + open.map(difference)
    }
  }

  private func reason(_ problem: RecordingProblem) -> String {
    switch problem {
    case .isNotUTF8: "the test file is not UTF-8."
    case .hasMoved:
      "the test file has changed since it was compiled. It was not edited. Run the test again."
    case .isOfAnother(let name):
      "only a direct call of 'assertGenerated' can be recorded, but this is a call of '\(name)'."
    case .hasNoClosure: "pass the source as a trailing closure: 'assertGenerated { … }'."
    case .isNoLiteral(let label):
      "the closure '\(label)' must contain only a string literal without interpolation."
    case .hasSeveralResults:
      "this call runs several times with different results. Write a call for each result."
    case .isNotWritable(let reason): "the test file cannot be edited: \(reason)."
    }
  }
}
