/// Ends the program at the first error, and logs warnings.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let report = IssueReport(message(), severity: severity, site: site)
    switch severity {
    case .warning: CurrentProcess.writeToStandardError("\(report.logLine)\n")
    case .error: Swift.fatalError(report.text, file: filePath, line: line)
    }
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at the first error, and logs warnings.
  public static var fatalError: Self { FatalErrorReporter() }
}
