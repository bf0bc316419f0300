/// Stops in the debugger at each issue. Without a debugger, it logs the issue and continues.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let report = IssueReport(message(), severity: severity, site: site)
    CurrentProcess.writeToStandardError("\(report.logLine)\n")
    if CurrentProcess.isDebugged { CurrentProcess.stopInDebugger() }
  }
}

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue.
  public static var breakpoint: Self { BreakpointReporter() }
}
