/// Reports a mistake in the program from which the program can recover.
///
/// In a test, the test fails. Swift Testing cannot assign an issue from a detached task or a
/// dispatch queue to a test; such an issue fails the run. In an app, ``IssueReporters/current``
/// receive the issue. By default they log it.
///
/// ```swift
/// func show(_ count: Int) {
///   guard count >= 0 else {
///     reportIssue("A count can't be negative: \(count)")
///     return
///   }
///   print(count)
/// }
/// ```
///
/// The issue is shown at the caller. A function that reports on behalf of its own caller passes the
/// caller's location on.
///
/// - Parameter severity: A ``IssueSeverity/warning`` does not fail the test. Swift Testing shows it
///   as a warning. XCTest has no warnings, so there it is written to standard error.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, severity: IssueSeverity = .error,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  IssueReport(message(), severity: severity, site: site).deliver()
}

/// Reports an error that was caught and should not have been thrown.
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  IssueReport(message(), error: error, site: CallSite(fileID, filePath, line, column)).deliver()
}
