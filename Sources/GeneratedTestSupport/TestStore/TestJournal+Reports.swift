import GeneratedSupport

extension TestJournal {
  /// Fails the test.
  ///
  /// - Parameter isSkippable: Whether the mistake is only that something was not asserted.
  func report(_ text: String, at site: CallSite, isSkippable: Bool = false) {
    if !isSkippable || exhaustivity == .on { return deliver(TestReport(text: text, site: site)) }
    reportSkipped(text, at: site)
  }

  /// Shows something that was not asserted, if the test wants that.
  func reportSkipped(_ text: String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    reportExpected("Skipped assertions.\n\n" + text, at: site)
  }

  /// Shows an issue that does not fail the test.
  func reportExpected(_ text: String, at site: CallSite) {
    willReportExpected?("\(site): \(text)")
    deliver(TestReport(text: text, site: site, isExpected: true))
  }

  /// Lists the first values.
  func list(_ values: [some Any], limit: Int = 20) -> String {
    let lines = values.prefix(limit).map { String(reporting: $0).indented() }
    let rest = values.count > limit ? ["  … and \(values.count - limit) more"] : []
    return (lines + rest).joined(separator: "\n")
  }
}
