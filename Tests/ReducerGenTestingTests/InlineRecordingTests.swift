import Foundation
import Testing

@testable import ReducerGenTesting

/// Expectations that are written into test files.
@Suite struct InlineRecordingTests {
  private let source = "private enum E: CasePathable { case a }"
  private let message = """
    Source.swift:1:14: error: 'E' is private, so generated code in another file \
    cannot see it [private-type]
    Source.swift:1:14: note: make 'E' internal, or remove 'CasePathable'
    """
  private let recorded = "Recorded 'diagnostics' in this test. Read it, then run the test again."
  private let moved = """
    Could not record 'diagnostics': the test file has changed since it was compiled. It was not \
    edited. Run the test again.
    """

  /// A call as it is before recording, and as it is afterwards.
  private static let calls: [(name: String, before: String, after: String)] = [
    (
      "a line",
      "assertGenerated { \"SOURCE\" }\n",
      "assertGenerated { \"SOURCE\" } diagnostics: {\n  \"\"\"\n  MESSAGE\n  \"\"\"\n}\n"
    ),
    (
      "arguments",
      "assertGenerated(record: .missing) { \"SOURCE\" }",
      "assertGenerated(record: .missing) { \"SOURCE\" } diagnostics: {\n  \"\"\"\n  MESSAGE\n"
        + "  \"\"\"\n}"
    ),
    (
      "tabs",
      "\tassertGenerated {\n\t\t\"\"\"\n\t\tSOURCE\n\t\t\"\"\"\n\t}\n",
      "\tassertGenerated {\n\t\t\"\"\"\n\t\tSOURCE\n\t\t\"\"\"\n\t} diagnostics: {\n\t\t\"\"\"\n"
        + "\t\tMESSAGE\n\t\t\"\"\"\n\t}\n"
    ),
    (
      "four spaces",
      "    assertGenerated {\n        \"\"\"\n        SOURCE\n        \"\"\"\n    }\n",
      "    assertGenerated {\n        \"\"\"\n        SOURCE\n        \"\"\"\n    } diagnostics: {\n"
        + "        \"\"\"\n        MESSAGE\n        \"\"\"\n    }\n"
    ),
    (
      "line ends of Windows",
      "assertGenerated {\r\n  \"SOURCE\"\r\n}\r\n",
      "assertGenerated {\r\n  \"SOURCE\"\r\n} diagnostics: {\r\n  \"\"\"\r\n  MESSAGE\r\n"
        + "  \"\"\"\r\n}\r\n"
    ),
  ]

  @Test(arguments: calls)
  func aMissingExpectationIsAdded(name: String, before: String, after: String) throws {
    let file = try TestFile(before.replacing("SOURCE", with: source))
    let column = before.prefix { $0 != "(" && $0 != "{" }.count + 1
    let problems = file.assertion(source, column: column).problems()
    #expect(problems == [recorded])
    let lineEnd = before.contains("\r\n") ? "\r\n" : "\n"
    let indentation = after[..<after.range(of: "MESSAGE")!.lowerBound].reversed()
      .prefix { $0 == " " || $0 == "\t" }
    let lines = message.split(separator: "\n").joined(separator: lineEnd + String(indentation))
    #expect(
      try file.text
        == after.replacing("SOURCE", with: source).replacing("MESSAGE", with: lines))
  }

  @Test func aChangedExpectationIsReplaced() throws {
    let file = try TestFile(
      """
      assertGenerated {
        "\(source)"
      } diagnostics: {
        "old"
      } matches: {
        ""
      }
      """)
    let assertion = file.assertion(source, diagnostics: "old", matches: "", recording: .failed)
    #expect(assertion.problems() == [recorded])
    #expect(
      try file.text == """
        assertGenerated {
          "\(source)"
        } diagnostics: {
          \"""
          \(message.replacing("\n", with: "\n  "))
          \"""
        } matches: {
          ""
        }
        """)
  }

  @Test func diagnosticsStandBeforeMatches() throws {
    let file = try TestFile("assertGenerated { \"\(source)\" } matches: { \"\" }")
    _ = file.assertion(source, matches: "").problems()
    #expect(try file.text.hasSuffix("\n} matches: { \"\" }"))
  }

  @Test func bothAreRecordedInTheirOrder() throws {
    let both = source + "; enum Row: CasePathable { case id(Int) }"
    let file = try TestFile("assertGenerated { \"\(both)\" }\n")
    #expect(
      file.assertion(both).problems() == [
        "Recorded 'diagnostics' and 'matches' in this test. Read it, then run the test again."
      ])
    let parts = try file.text.split(separator: "\n").filter { $0.contains(": {") }
    #expect(parts.count == 2)
    #expect(parts.first?.hasSuffix("} diagnostics: {") == true && parts.last == "} matches: {")
  }

  @Test func codeThatHasKeyPathsIsARawString() throws {
    let file = try TestFile("assertGenerated { \"enum E: CasePathable { case a }\" }")
    #expect(
      file.assertion().problems()
        == ["Recorded 'matches' in this test. Read it, then run the test again."])
    let text = try file.text
    #expect(text.contains(" matches: {\n  #\"\"\"\n  import GeneratedSupport\n\n  nonisolated ext"))
    #expect(text.contains("\\.a"))
  }

  /// What a run records is what the next one expects.
  @Test func whatIsRecordedIsMet() throws {
    let file = try TestFile("assertGenerated { \"enum E: CasePathable { case a }\" }")
    _ = file.assertion().problems()
    let text = try file.text
    let start = try #require(text.range(of: "matches: {\n  ")).upperBound
    let literal = text[start...].dropLast(2)
    let matches = try #require(StringLiteral.value(of: String(literal)))
    #expect(file.assertion(matches: matches).problems().isEmpty)
    #expect(file.assertion(matches: matches, recording: .failed).problems().isEmpty)
    #expect(try file.text == text)
    #expect(file.assertion(matches: matches, recording: .all).problems().isEmpty)
    #expect(try file.text == text)
  }

  @Test func allOfThemAreWrittenAnew() throws {
    let file = try TestFile("assertGenerated { \"\(source)\" } diagnostics: { \"\" }")
    var assertion = file.assertion(source, diagnostics: message, recording: .all)
    #expect(assertion.problems().first == moved)
    let literal = message.replacing("\n", with: "\\n")
    try file.write("assertGenerated { \"\(source)\" } diagnostics: { \"\(literal)\" }")
    #expect(assertion.problems() == [recorded])
    #expect(try file.text.contains("diagnostics: {\n  \"\"\"\n  Source.swift:1:14: error: "))
    assertion.recording = .failed
    #expect(assertion.problems().isEmpty)
  }

  @Test func assertionsOfOneFileAreRecordedInAnyOrder() throws {
    let lines = (1...9).map { "assertGenerated { \"enum E\($0): CasePathable { case a }\" }" }
    let file = try TestFile(lines.joined(separator: "\n"))
    for line in [5, 1, 9, 3, 4, 2, 8, 7, 6] {
      let source = "enum E\(line): CasePathable { case a }"
      #expect(file.assertion(source, on: line).problems().first?.hasPrefix("Recorded") == true)
    }
    #expect(try recordedNames(in: file) == (1...9).map { "E\($0)" })
  }

  @Test func assertionsOfOneFileAreRecordedAtOnce() throws {
    let sources = (0..<100).map { "enum E\($0): CasePathable { case a }" }
    let file = try TestFile(sources.map { "assertGenerated { \"\($0)\" }" }.joined(separator: "\n"))
    let assertions = sources.enumerated().map { file.assertion($1, on: $0 + 1) }
    DispatchQueue.concurrentPerform(iterations: 100) { _ = assertions[$0].problems() }
    #expect(try recordedNames(in: file) == (0..<100).map { "E\($0)" })
  }

  @Test func severalOnOneLineAreKeptApart() throws {
    let first = "assertGenerated { \"enum A: CasePathable { case a }\" }; "
    let file = try TestFile(first + "assertGenerated { \"enum B: CasePathable { case a }\" }")
    _ = file.assertion("enum A: CasePathable { case a }").problems()
    _ = file.assertion("enum B: CasePathable { case a }", column: first.count + 17).problems()
    #expect(try recordedNames(in: file) == ["A", "B"])
  }

  /// The names that the recorded extensions have, in the order of the file.
  private func recordedNames(in file: TestFile) throws -> [String] {
    try file.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "nonisolated extension ").map { range in
        String(line[range.upperBound...].prefix { $0 != ":" && $0 != " " })
      }
    }
  }

  @Test func aCallThatRunsAgainIsRecordedOnce() throws {
    let file = try TestFile("assertGenerated { \"\(source)\" }")
    _ = file.assertion(source).problems()
    let text = try file.text
    #expect(file.assertion(source).problems() == [recorded])
    #expect(try file.text == text)
  }

  @Test func aCallWithSeveralResultsIsRecordedOnce() throws {
    let file = try TestFile("assertGenerated { source }")
    _ = file.assertion(source).problems()
    let text = try file.text
    #expect(
      file.assertion("private struct E: CasePathable {}").problems().first == severalResults)
    #expect(try file.text == text)
  }

  private let severalResults = """
    Could not record 'diagnostics': this call runs several times with different results. Write \
    a call for each result.
    """

  /// Results that differ in how their literals are written, or in which expectations they meet.
  @Test(arguments: [
    ("enum A: CasePathable { case a }", "enum A: CasePathable { case b }"),
    ("enum A: CasePathable { case a }", "private enum A: CasePathable { case a }"),
    ("private enum A: CasePathable { case a }", "enum A: CasePathable { case a }"),
  ])
  func aCallWithOtherResultsIsRecordedOnce(first: String, second: String) throws {
    for (matches, text) in [(nil, ""), ("old", " matches: { \"old\" }")] as [(String?, String)] {
      let file = try TestFile("    assertGenerated { source }" + text)
      let mode: SnapshotRecording = matches == nil ? .missing : .failed
      func record(_ source: String) -> String? {
        file.assertion(source, column: 21, matches: matches, recording: mode).problems().first
      }
      #expect(record(first)?.hasPrefix("Recorded ") == true)
      let recorded = try file.text
      #expect(record(second)?.contains("several times with different results") == true)
      #expect(try file.text == recorded)
    }
  }

  @Test func aHelperIsToldThatItCannotBeRecorded() throws {
    let file = try TestFile("assertOurs_____ { \"\(source)\" }")
    let problems = file.assertion(source).problems()
    #expect(
      problems.first == """
        Could not record 'diagnostics': only a direct call of 'assertGenerated' can be recorded, but \
        this is a call of 'assertOurs_____'.
        """)
    #expect(problems.last?.contains("+Source.swift:1:14: error: ") == true)
  }

  @Test func filesOfOneFolderAreRecordedAtOnce() throws {
    let folder = try TestFile("")
    let sources = (0..<40).map { "enum E\($0): CasePathable { case a }" }
    let files = try (0..<4).map { number in
      let calls = sources.map { "assertGenerated { \"\($0)\" }" }.joined(separator: "\n")
      return try folder.sibling("Other\(number).swift", calls)
    }
    let assertions = (0..<160).map { number in
      var assertion = folder.assertion(sources[number / 4], on: number / 4 + 1)
      assertion.path = files[number % 4]
      return assertion
    }
    DispatchQueue.concurrentPerform(iterations: 160) { number in
      #expect(assertions[number].problems().first?.hasPrefix("Recorded ") == true)
    }
    #expect(try folder.names.count == 5)
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.components(separatedBy: "matches: {").count == 41)
    }
  }

  /// What has become of the file since it was compiled.
  @Test(arguments: [
    ("the call has moved", "\nassertGenerated { \"private enum E: CasePathable { case a }\" }"),
    ("the call is gone", "struct S {}"),
    ("the source has changed", "assertGenerated { \"enum F: CasePathable { case a }\" }"),
    (
      "there is an expectation",
      "assertGenerated { \"private enum E: CasePathable { case a }\" } diagnostics: { \"x\" }"
    ),
    ("the call has no closure", "assertGenerated"),
  ])
  func aFileThatHasChangedIsLeftAlone(name: String, text: String) throws {
    let file = try TestFile(text)
    #expect(file.assertion(source).problems().first == moved)
    #expect(try file.text == text)
  }

  @Test func aFileThatIsEditedAfterARecordingIsRecordedAsItIs() throws {
    let call = "assertGenerated { \"\(source)\" }"
    let file = try TestFile(call + "\n" + call)
    _ = file.assertion(source).problems()
    try file.write("// edited\n" + file.text)
    #expect(file.assertion(source, on: 2).problems().first == moved)
    #expect(try file.text.hasPrefix("// edited\n"))
  }

  @Test func anExpectationThatIsNoLiteralIsLeftAlone() throws {
    let text = "assertGenerated { \"\(source)\" } diagnostics: { other }"
    let file = try TestFile(text)
    let problems = file.assertion(source, diagnostics: "x", recording: .failed).problems()
    #expect(
      problems.first == """
        Could not record 'diagnostics': the closure 'diagnostics' must contain only a string literal \
        without interpolation.
        """)
    #expect(try file.text == text)
  }

  @Test func aSourceInParenthesesCannotBeCompleted() throws {
    let text = "assertGenerated({ \"\(source)\" })"
    let file = try TestFile(text)
    #expect(
      file.assertion(source, column: 16).problems().first == """
        Could not record 'diagnostics': pass the source as a trailing closure: \
        'assertGenerated { … }'.
        """)
    #expect(try file.text == text)
  }

  @Test func aFileThatIsNotUTF8IsLeftAlone() throws {
    let file = try TestFile("")
    let bytes = Data("assertGenerated { \"\(source)\" } // ".utf8) + [0xFF]
    try bytes.write(to: URL(filePath: file.path))
    #expect(
      file.assertion(source).problems().first
        == "Could not record 'diagnostics': the test file is not UTF-8.")
    #expect(try file.bytes == bytes)
  }

  @Test func aFileThatIsGoneIsReported() throws {
    let file = try TestFile("")
    try FileManager.default.removeItem(atPath: file.path)
    #expect(
      file.assertion(source).problems().first
        == "Could not record 'diagnostics': the test file cannot be edited: it cannot be read.")
  }

  @Test func nothingElseIsLeftInTheFolderAndTheFileKeepsItsMode() throws {
    let file = try TestFile("assertGenerated { \"\(source)\" }")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    _ = file.assertion(source).problems()
    #expect(try file.names == ["Tests.swift"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test func aLinkStaysOne() throws {
    let file = try TestFile("assertGenerated { \"\(source)\" }")
    let link = file.path + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
    var assertion = file.assertion(source)
    assertion.path = link
    #expect(assertion.problems() == [recorded])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
    #expect(try file.text.contains("[private-type]"))
  }
}
