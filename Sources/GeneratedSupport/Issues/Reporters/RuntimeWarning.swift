#if canImport(os)
  import os
#endif

/// Writes issues as warnings: a fault in the unified log on Apple's platforms, where Xcode shows it in
/// purple, and a line on standard error elsewhere.
public struct RuntimeWarning: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let report = IssueReport(message(), site: CallSite(fileID, filePath, line, column))
    #if canImport(os)
      Logger(subsystem: "com.apple.runtime-issues", category: "GeneratedSupport")
        .fault("\(report.site): \(report.text)")
    #else
      CurrentProcess.writeToStandardError("\(report.site): \(report.text)\n")
    #endif
  }
}

extension IssueReporter where Self == RuntimeWarning {
  /// Writes issues as warnings.
  public static var runtimeWarning: Self { RuntimeWarning() }
}
