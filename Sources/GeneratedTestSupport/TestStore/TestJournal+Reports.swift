import GeneratedSupport

extension TestJournal {
  /// Fails the test.
  ///
  /// - Parameter isSkippable: Whether the mistake is only that something was not asserted.
  func report(_ text: String, at site: CallSite, isSkippable: Bool = false) {
    if !isSkippable || exhaustivity == .on { return IssueReport(text, site: site).deliver() }
    reportSkipped(text, at: site)
  }

  /// Shows something that was not asserted, if the test wants that.
  func reportSkipped(_ text: String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    reportExpected("Skipped assertions.\n\n" + text, at: site)
  }

  /// Shows an issue that does not fail the test. XCTest on Linux can't show it, so it goes to standard error.
  func reportExpected(_ text: String, at site: CallSite) {
    willReportExpected?("\(site): \(text)")
    if TestContext.current == .xcTest {
      CurrentProcess.writeToStandardError("\(site): expected: \(text)\n")
    }
    withExpectedIssue(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
    ) {
      IssueReport(text, site: site).deliver()
    }
  }

  func list(_ values: [some Any]) -> String {
    values.map { "  " + String(customDumping: $0).indented().dropFirst(2) }.joined(separator: "\n")
  }
}
