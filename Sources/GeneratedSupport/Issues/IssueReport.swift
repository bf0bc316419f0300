/// A mistake that was made, and where. All of the functions that report one end here.
package struct IssueReport: Sendable {
  package var message: String?
  package var error: (any Error)?
  package var site: CallSite

  package init(_ message: String?, error: (any Error)? = nil, site: CallSite) {
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.error = error
    self.site = site
  }

  /// `Caught error: NotFound(): while loading`
  package var text: String {
    guard let error else { return message ?? "issue reported" }
    return "Caught error: \(error)" + (message.map { ": \($0)" } ?? "")
  }

  /// Fails the running test; in an app, tells the reporters. An issue that is expected is counted.
  func deliver() {
    var report = self
    report.site = IssueContext.current ?? site
    if let issues = ExpectedIssues.current {
      report.deliver(to: issues)
    } else if isTesting {
      report.failTest()
    } else {
      for reporter in IssueReporters.current { report.tell(reporter) }
    }
  }

  func deliver(to issues: ExpectedIssues) {
    issues.add()
    if isTesting { return }
    for reporter in IssueReporters.current { tellExpected(reporter) }
  }

  private func failTest() {
    var report = self
    #if canImport(Darwin) && Foundation
      if let warning = AppHost.warning { report.message = (message ?? "") + warning }
    #endif
    if let framework = TestProcess.framework { return framework.fail(report) }
    CurrentProcess.failAtExit()
    CurrentProcess.writeToStandardError(
      "\(site): \(text)\n  (link GeneratedTestSupport to make this fail the test)\n")
  }
}

extension IssueReport {
  private func tell(_ reporter: any IssueReporter) {
    let (file, path, line, column) = (site.fileID, site.filePath, site.line, site.column)
    guard let error else {
      return reporter.reportIssue(
        message, fileID: file, filePath: path, line: line, column: column)
    }
    reporter.reportIssue(
      error, message, fileID: file, filePath: path, line: line, column: column)
  }

  private func tellExpected(_ reporter: any IssueReporter) {
    let (file, path, line, column) = (site.fileID, site.filePath, site.line, site.column)
    guard let error else {
      return reporter.expectIssue(
        message, fileID: file, filePath: path, line: line, column: column)
    }
    reporter.expectIssue(
      error, message, fileID: file, filePath: path, line: line, column: column)
  }
}

/// Where something was called.
package struct CallSite: Sendable, CustomStringConvertible {
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package var description: String { "\(fileID):\(line)" }
}
