/// Stops in the debugger at each issue. Without a debugger, it says the issue and goes on.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let report = IssueReport(message(), site: CallSite(fileID, filePath, line, column))
    CurrentProcess.writeToStandardError("\(report.site): \(report.text)\n")
    if CurrentProcess.isDebugged { CurrentProcess.stopInDebugger() }
  }
}

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue.
  public static var breakpoint: Self { BreakpointReporter() }
}
