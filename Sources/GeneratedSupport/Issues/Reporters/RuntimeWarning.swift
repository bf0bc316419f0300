#if Apple
  import os
#endif

/// Logs issues. On Apple platforms, an issue is a fault in the unified log, which Xcode shows as a
/// purple warning. On other platforms, it is a line on standard error.
public struct RuntimeWarning: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let report = IssueReport(message(), severity: severity, site: site)
    #if Apple
      Logger(subsystem: "com.apple.runtime-issues", category: "GeneratedSupport")
        .fault("\(report.logLine)")
    #else
      CurrentProcess.writeToStandardError("\(report.logLine)\n")
    #endif
  }
}

extension IssueReporter where Self == RuntimeWarning {
  /// Logs issues.
  public static var runtimeWarning: Self { RuntimeWarning() }
}
