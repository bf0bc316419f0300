/// Expects that `body` reports issues, and that each of them matches.
///
/// ```swift
/// expectReportsIssue {
///   reportIssue("A count can't be negative: -1")
/// } matching: {
///   $0.description.contains("negative")
/// }
/// ```
///
/// Use it to test code that reports issues. The test fails if no issue is reported, and for each
/// issue that does not match.
/// ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)`` is for code that is known
/// to be broken.
///
/// Only issues that are reported through this library are expected. A failed `#expect` still fails
/// the test, and so does an issue that a detached task reports.
public func expectReportsIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void,
  matching issueMatcher: (_ issue: ReportedIssue) -> Bool
) rethrows {
  let issues = ExpectedIssues()
  try ExpectedIssues.$current.withValue(issues, operation: body)
  issues.check(message(), CallSite(fileID, filePath, line, column), issueMatcher)
}

/// Expects that `body` reports issues, and that each of them matches.
public func expectReportsIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void, matching issueMatcher: (_ issue: ReportedIssue) -> Bool
) async rethrows {
  let issues = ExpectedIssues()
  try await ExpectedIssues.$current.withValue(issues, operation: body, isolation: isolation)
  issues.check(message(), CallSite(fileID, filePath, line, column), issueMatcher)
}

/// An issue that was reported inside of
/// ``expectReportsIssue(_:fileID:filePath:line:column:_:matching:)``.
public struct ReportedIssue: Sendable, CustomStringConvertible {
  /// `Issue reported`, and the message.
  public var description: String
  /// The error, if an error was reported.
  public var error: (any Error)?
  public var severity: IssueSeverity
  public var fileID: StaticString
  public var filePath: StaticString
  public var line: UInt
  public var column: UInt

  init(_ report: IssueReport) {
    let hasText = report.message != nil || report.error != nil
    description = "Issue reported" + (hasText ? ": \(report.text)" : "")
    error = report.error
    severity = report.severity
    fileID = report.site.fileID
    filePath = report.site.filePath
    line = report.site.line
    column = report.site.column
  }
}

extension ExpectedIssues {
  fileprivate func check(
    _ message: String?, _ site: CallSite, _ isExpected: (ReportedIssue) -> Bool
  ) {
    let issues = reports.map(ReportedIssue.init)
    if issues.isEmpty {
      let text = "Expected issue to be reported" + (message.map { ": \($0)" } ?? "")
      IssueReport(text, site: site).deliver()
    }
    for issue in issues where !isExpected(issue) {
      IssueReport("Issue does not match: \(issue.description)", site: site).deliver()
    }
  }
}
