import GeneratedTestSupport
import ReducerGenTesting
import Testing
import XCTest

@testable import ReducerGenTesting

@Suite struct AssertGeneratedTests {
  private let failing = """
    To record it, run the test once with REDUCERGEN_RECORD=failed, or pass 'record: .failed'.
    """

  @Test func whatIsGeneratedMatches() {
    assertGenerated {
      """
      struct Row: Reducer { typealias State = Int; typealias Action = Bool }
      """
    } matches: {
      """
      import GeneratedSupport

      extension Row {
        /// This reducer changes nothing.
        @Swift.MainActor var body: GeneratedSupport.EmptyReducer<State, Action> { .init() }
      }
      """
    }
  }

  @Test func whatIsWrongMatches() {
    assertGenerated {
      """
      private enum Tab: CasePathable { case first }
      """
    } diagnostics: {
      """
      Source.swift:1:14: error: 'Tab' is private, so generated code in another file \
      cannot see it [private-type]
      Source.swift:1:14: note: make 'Tab' internal, or remove 'CasePathable'
      """
    }
  }

  @Test func aDifferenceIsShown() throws {
    let file = try TestFile("")
    let assertion = file.assertion(
      "struct Row: Reducer { typealias State = Int; typealias Action = Bool }",
      matches: "import GeneratedSupport\n", recording: .missing)
    let problems = assertion.problems()
    #expect(problems.count == 1)
    #expect(
      problems[0].hasPrefix(
        """
        'matches' differs:

        --- matches
        +++ matches
        @@ -1,2 +1,6 @@
         import GeneratedSupport
         
        +extension Row {
        """))
    #expect(problems[0].hasSuffix("\n\n" + failing))
    #expect(try file.text.isEmpty)
  }

  @Test func aLongDifferenceIsCutShort() throws {
    let cases = (0..<500).map { "case a\($0)" }.joined(separator: "; ")
    let assertion = try TestFile("").assertion(
      "enum E: CasePathable { \(cases) }", matches: "", recording: .never)
    #expect(assertion.problems()[0].contains("\n… and "))
    #expect(assertion.problems()[0].split(separator: "\n").count < 220)
  }

  @Test func whatIsMissingIsNotRecordedWhereNothingIs() throws {
    let file = try TestFile("assertGenerated { \"enum E: CasePathable { case a }\" }")
    let text = try file.text
    let problems = file.assertion(recording: .never).problems()
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("'matches' is missing:\n\n--- /dev/null\n+++ "))
    #expect(problems[0].contains("REDUCERGEN_RECORD=missing"))
    #expect(try file.text == text)
  }

  @Test func anExpectationOfWhatIsNotThereFails() throws {
    let assertion = try TestFile("").assertion(
      diagnostics: "error", matches: nil, recording: .never)
    #expect(assertion.problems().map { $0.prefix(12) } == ["'diagnostics", "'matches' is"])
  }

  @Test func aSourceWithoutAnAnnotationFails() throws {
    #expect(
      try TestFile("").assertion("struct S {}").problems() == [
        "This source yields neither code nor diagnostics. Does it contain an annotated type?"
      ])
  }

  @Test func aFailureIsAtTheCall() {
    let line: UInt = #line + 2
    withKnownIssue {
      assertGenerated(record: .never) { "struct S {}" }
    } matching: { issue in
      issue.sourceLocation?.line == Int(line)
    }
  }

  /// All of them are compared in this process.
  @Test func manyAreQuick() throws {
    let file = try TestFile("")
    for number in 0..<100 {
      let source = "struct Row\(number): Reducer { typealias State = Int; typealias Action = Int }"
      #expect(!file.assertion(source, matches: "", recording: .never).problems().isEmpty)
    }
  }
}

/// In XCTest, too.
final class AssertGeneratedTestCase: XCTestCase {
  func testWhatIsGeneratedMatches() {
    assertGenerated {
      "struct Row {}"
    } matches: {
      ""
    }
  }
}

@Suite struct SnapshotRecordingTests {
  @Test(
    arguments: [
      ("", "", .missing), ("true", "", .never), ("0", "", .missing), ("false", "", .missing),
      ("", "all", .all), ("", "Failed", .failed), ("1", "missing", .missing),
      ("1", "never", .never),
    ] as [(String, String, SnapshotRecording)])
  func theEnvironmentDecides(server: String, variable: String, mode: SnapshotRecording) {
    let environment = ["CI": server, "REDUCERGEN_RECORD": variable]
    #expect(SnapshotRecording.choose(nil, [:]).0 == .missing)
    let choice = SnapshotRecording.choose(nil, environment)
    #expect(choice.0 == mode && choice.problem == nil)
    #expect(SnapshotRecording.choose(.all, environment).0 == .all)
  }

  @Test func anUnknownModeIsReported() {
    let choice = SnapshotRecording.choose(nil, ["REDUCERGEN_RECORD": "yes"])
    #expect(choice.0 == .missing)
    #expect(
      choice.problem
        == "The variable REDUCERGEN_RECORD is 'yes'. Its values are: all, failed, missing, never.")
  }
}
