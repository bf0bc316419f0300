/// Reports a mistake in the program that it can live on with.
///
/// In a test, the test fails, wherever in the program the mistake was made: in the test's own tasks, in
/// a detached one, on a dispatch queue. In an app, ``IssueReporters`` are told; unless you choose others,
/// it is a warning.
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
/// The place is that of the caller, unless it is given: functions that report on behalf of theirs
/// pass it on.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  IssueReport(message(), site: CallSite(fileID, filePath, line, column)).deliver()
}

/// Reports an error that was caught and should not have been thrown.
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  IssueReport(message(), error: error, site: CallSite(fileID, filePath, line, column)).deliver()
}
