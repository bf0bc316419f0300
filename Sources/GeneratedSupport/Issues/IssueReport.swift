/// An issue and its location. Every function that reports an issue creates one and delivers it.
package struct IssueReport: Sendable {
  package var message: String?
  package var severity: IssueSeverity
  package var error: (any Error)?
  package var site: CallSite
  /// A file that is found at run time. Its path goes before that of the site, where the test
  /// framework can use it.
  package var file: File?

  package struct File: Sendable, Equatable {
    package var id: String
    package var path: String
  }

  package init(
    _ message: String?, severity: IssueSeverity = .error, error: (any Error)? = nil, site: CallSite
  ) {
    self.message = message.flatMap { $0.isEmpty ? nil : $0 }
    self.severity = severity
    self.error = error
    self.site = site
  }

  /// `Caught error: NotFound(): while loading`
  package var text: String {
    guard let error else { return message ?? "issue reported" }
    return "Caught error: \(error)" + (message.map { ": \($0)" } ?? "")
  }

  /// `App/Model.swift:7: warning: text`
  package var logLine: String {
    "\(site): \(severity == .warning ? "warning: " : "")\(text)"
  }

  /// Fails the running test, or tells the reporters that are chosen for the task or the app. An
  /// expected issue is only kept.
  package func deliver() {
    var report = self
    if let site = IssueContext.current { (report.site, report.file) = (site, nil) }
    IssueWitness.tell(report)
    if let issues = ExpectedIssues.current {
      report.deliver(to: issues)
    } else if isTesting && !IssueReporters.areChosen {
      report.record()
    } else {
      for reporter in IssueReporters.current { report.tell(reporter) }
    }
  }

  func deliver(to issues: ExpectedIssues) {
    issues.add(self)
    if isTesting && !IssueReporters.areChosen { return }
    for reporter in IssueReporters.current { tellExpected(reporter) }
  }

  /// Records the issue with the test framework. Without one, the process fails when it exits.
  private func record() {
    var report = self
    #if canImport(Darwin) && Foundation
      if let warning = AppHost.warning { report.message = (message ?? "") + warning }
    #endif
    if let framework = TestProcess.framework { return framework.record(report) }
    if severity == .warning { return CurrentProcess.writeToStandardError("\(report.logLine)\n") }
    CurrentProcess.failAtExit()
    CurrentProcess.writeToStandardError(
      "\(report.logLine)\n  (link GeneratedTestSupport to make this fail the test)\n")
  }
}

extension IssueReport {
  private func tell(_ reporter: any IssueReporter) {
    let (file, path, line, column) = (site.fileID, site.filePath, site.line, site.column)
    guard let error else {
      return reporter.reportIssue(
        message, severity: severity, fileID: file, filePath: path, line: line, column: column)
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

/// The source location of a call.
@usableFromInline package struct CallSite: Sendable, CustomStringConvertible {
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  @usableFromInline
  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  @usableFromInline
  package var description: String { "\(fileID):\(line)" }
}
