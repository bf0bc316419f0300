import GeneratedSupport
import Testing
import XCTest

@Suite struct ExpectReportsIssueTests {
  @Test func anIssueThatMatchesIsExpected() async {
    expectReportsIssue {
      reportIssue("one", severity: .warning, fileID: "A/B.swift", line: 7)
    } matching: { issue in
      issue.description == "Issue reported: one" && issue.error == nil && issue.line == 7
        && issue.severity == .warning && "\(issue.fileID)" == "A/B.swift"
    }
    await expectReportsIssue {
      await Task { reportIssue("two") }.value
    } matching: {
      $0.description.contains("two") && $0.severity == .error
    }
    expectReportsIssue {
      reportIssue()
    } matching: {
      $0.description == "Issue reported"
    }
  }

  @Test func anErrorIsExpectedWithItsValue() {
    expectReportsIssue {
      reportIssue(Problem(), "three")
    } matching: {
      $0.error is Problem && $0.description == "Issue reported: Caught error: Problem(): three"
    }
  }

  @Test func anIssueThatDoesNotMatchIsOne() {
    expectReportsIssue {
      expectReportsIssue {
        reportIssue("one")
        reportIssue("two")
      } matching: {
        $0.description.contains("two")
      }
    } matching: {
      $0.description.hasSuffix("Issue does not match: Issue reported: one")
    }
  }

  @Test func noIssueIsOne() {
    let line: UInt = #line + 2
    expectReportsIssue {
      expectReportsIssue {
      } matching: { _ in
        true
      }
    } matching: {
      $0.description == "Issue reported: Expected issue to be reported" && $0.line == line
    }
  }

  @Test func noIssueOfAsynchronousCodeIsOne() async {
    let line: UInt = #line + 2
    await expectReportsIssue {
      await expectReportsIssue("a reason") {
        await Task {}.value
      } matching: { _ in
        true
      }
    } matching: {
      $0.description == "Issue reported: Expected issue to be reported: a reason"
        && $0.line == line
    }
  }

  @Test func errorsAreThrownOn() async {
    #expect(throws: Problem.self) {
      try expectReportsIssue {
        throw Problem()
      } matching: { _ in
        true
      }
    }
    await #expect(throws: Problem.self) {
      try await expectReportsIssue {
        try await Task { throw Problem() }.value
      } matching: { _ in
        true
      }
    }
  }

  /// The innermost expectation gets the issue, whichever kind it is.
  @Test func aKnownIssueInsideIsKnown() {
    expectReportsIssue {
      withExpectedIssue { reportIssue("known") }
      reportIssue("one")
    } matching: {
      $0.description == "Issue reported: one"
    }
  }
}

final class ExpectReportsIssueTestCase: XCTestCase {
  func testAnIssueIsExpectedInXCTest() async {
    expectReportsIssue {
      reportIssue("one")
    } matching: {
      $0.description == "Issue reported: one"
    }
    await expectReportsIssue {
      await Task { reportIssue("two") }.value
      withExpectedIssue { reportIssue("known") }
    } matching: {
      $0.description == "Issue reported: two"
    }
  }
}
