import GeneratedSupport

/// An issue that a test store reports.
struct TestReport: Sendable {
  let text: String
  let site: CallSite
  /// Whether it does not fail the test.
  var isExpected = false

  var issue: IssueReport { IssueReport(text, site: site) }

  /// Call this where the running test is known: in its tasks.
  func deliver() {
    if !isExpected { return issue.deliver() }
    // XCTest on Linux can't show an expected issue.
    if TestContext.current == .xcTest {
      CurrentProcess.writeToStandardError("\(site): expected: \(text)\n")
    }
    withExpectedIssue(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
    ) {
      issue.deliver()
    }
  }
}
