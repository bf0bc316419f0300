import GeneratedSupport

/// The issues that a test store reports.
@MainActor
final class TestReports {
  var exhaustivity = Exhaustivity.on
  /// Whether a report has failed the test.
  private(set) var hasFailed = false
  /// Called with the texts of issues that don't fail the test. The tests of `TestStore` use it.
  var willReportExpected: ((String) -> Void)?
  /// The reports of the end of the store, which are delivered later.
  private var collected: [TestReport]?
  nonisolated let trace: Trace
  /// Whether a failure leaves no picture.
  nonisolated let isHidden = ScheduledRun.isHidden

  init(_ trace: Trace) { self.trace = trace }

  /// Fails the test.
  ///
  /// - Parameter isSkippable: Whether the mistake is only that something was not asserted.
  func add(_ text: String, at site: CallSite, isSkippable: Bool = false) {
    if !isSkippable || exhaustivity == .on { return deliver(TestReport(text: text, site: site)) }
    addSkipped(text, at: site)
  }

  /// Shows something that was not asserted, if the test wants that.
  func addSkipped(_ text: String, at site: CallSite) {
    guard exhaustivity == .off(showSkippedAssertions: true) else { return }
    addExpected("Skipped assertions.\n\n" + text, at: site)
  }

  /// Shows what the test has dropped on purpose. That does not fail it.
  func addDropped(_ text: String, at site: CallSite) {
    if exhaustivity == .off { return }
    addExpected(text, at: site)
  }

  /// Shows an issue that does not fail the test.
  private func addExpected(_ text: String, at site: CallSite) {
    willReportExpected?("\(site): \(text)")
    deliver(TestReport(text: text, site: site, isExpected: true))
  }

  private func deliver(_ report: TestReport) {
    if !report.isExpected {
      hasFailed = true
      // Inside of `withTrace`, the report tells the trace itself.
      if Trace.inForce == nil { trace.record(report.issue) }
    }
    if collected == nil { report.deliver() } else { collected?.append(report) }
  }

  var isCollecting: Bool { collected != nil }

  /// Returns the reports of the operation instead of delivering them.
  func collect(_ operation: () -> Void) -> [TestReport] {
    collected = []
    defer { collected = nil }
    operation()
    return collected ?? []
  }
}

extension String {
  /// Lists the first values.
  init(listing values: [some Any], limit: Int = 20) {
    let lines = values.prefix(limit).map { String(reporting: $0).indented() }
    let rest = values.count > limit ? ["  … and \(values.count - limit) more"] : []
    self = (lines + rest).joined(separator: "\n")
  }
}
