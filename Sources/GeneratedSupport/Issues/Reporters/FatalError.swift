/// Ends the program at the first issue, after saying it.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let report = IssueReport(message(), site: CallSite(fileID, filePath, line, column))
    Swift.fatalError(report.text, file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at the first issue.
  public static var fatalError: Self { FatalErrorReporter() }
}
