import GeneratedSupport
import Testing

@Suite struct ReportIssueTests {
  @Test func inATestItFailsTheTestAtTheCallersPlace() {
    withKnownIssue {
      reportIssue("something is wrong")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["something is wrong"] && issue.error == nil
        && issue.sourceLocation?.fileName == "ReportIssueTests.swift"
        && issue.sourceLocation?.line == 7
    }
  }

  @Test func anErrorIsRecordedAsOne() {
    withKnownIssue {
      reportIssue(Problem(), "while testing")
    } matching: { issue in
      issue.error is Problem && issue.comments.map(\.rawValue) == ["while testing"]
    }
  }

  /// This test passes although the issue is not expected.
  @Test func aWarningDoesNotFailTheTest() {
    reportIssue("this is only a warning", severity: .warning)
  }

  @Test func theSeverityIsRecorded() {
    withKnownIssue {
      reportIssue("mind", severity: .warning)
    } matching: {
      $0.severity == .warning && $0.comments.map(\.rawValue) == ["mind"]
    }
    withKnownIssue {
      reportIssue("wrong")
    } matching: {
      $0.severity == .error
    }
  }

  @Test(arguments: [nil, ""]) func withoutAMessageItIsAnIssue(_ message: String?) {
    withKnownIssue {
      reportIssue(message)
    } matching: {
      $0.comments.isEmpty
    }
  }

  @Test func theContextSaysWhere() async {
    withKnownIssue {
      withIssueContext(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1) {
        reportIssue("elsewhere")
      }
    } matching: {
      $0.sourceLocation?.fileID == "A/B.swift" && $0.sourceLocation?.line == 7
    }
    await withKnownIssue {
      await withIssueContext(fileID: "A/C.swift", filePath: "/A/C.swift", line: 8, column: 1) {
        await Task { reportIssue("elsewhere") }.value
      }
    } matching: {
      $0.sourceLocation?.fileID == "A/C.swift" && $0.sourceLocation?.line == 8
    }
  }

  @Test func errorsThatAreCaughtAreReported() async {
    withKnownIssue {
      let result: Int? = withErrorReporting("loading") { throw Problem() }
      #expect(result == nil)
    } matching: {
      $0.error is Problem && $0.comments.map(\.rawValue) == ["loading"]
    }
    await withKnownIssue {
      let result: Int? = await withErrorReporting { try await Task { throw Problem() }.value }
      #expect(result == nil)
    } matching: {
      $0.error is Problem
    }
    #expect(withErrorReporting { 1 } == 1)
    #expect(await withErrorReporting { await Task { 2 }.value } == 2)
  }

  @Test func cancellationIsNotReported() async {
    let nothing: Int? = withErrorReporting { throw CancellationError() }
    #expect(nothing == nil)
    let none: Int? = await withErrorReporting { try await Task { throw CancellationError() }.value }
    #expect(none == nil)
  }
}

/// An error that a test throws.
struct Problem: Error, Equatable {}
