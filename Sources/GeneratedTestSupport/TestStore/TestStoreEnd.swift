import Dispatch
import GeneratedSupport

/// The checks at the end of a test store: all actions must have been received, and all effects must
/// have completed.
enum TestStoreEnd {
  /// Makes the checks when the store goes away.
  static func check<State, Action>(_ journal: TestJournal<State, Action>) {
    guard
      let (reports, hasFailed) = onMainQueue({
        journal.end().map { ($0, journal.reports.hasFailed) }
      })
    else { return }
    // Not on the main queue, where the running test may not be known.
    for report in reports { report.deliver() }
    CoveredActions.add(journal.reports.trace)
    if hasFailed && !journal.reports.isHidden {
      TestPicture(trace: journal.reports.trace, site: journal.mark.site).leave()
    }
  }

  /// A store may be released on any thread. The test must not end before the checks.
  private static func onMainQueue<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    // The main actor runs on the main queue.
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

extension TestJournal {
  /// Reports the actions that the test has not received, the effects that are still running, and
  /// the shared values whose changes it has not asserted.
  func reportLeftovers() {
    reportUnreceivedActions(at: site)
    // The effects of a dismissed feature were cancelled; some may ignore it.
    if !isDismissed { reportRunningEffects() }
    reportUnassertedSharedChanges(at: site)
  }

  private func reportRunningEffects() {
    let unreported = effects.functions.filter { !effects.isReported($0) }
    for (action, site) in origins(of: unreported) {
      reports.add(
        """
        An effect returned for this action is still running. It must complete before the end of the test. …

        \(String(reporting: action).indented())

        To fix this:
        • If the effect waits for time, override its clock: advance a 'TestClock', or use '.immediate'.
        • If it sends actions, receive them with 'await store.receive(…)'.
        • If it ends by itself later, wait for it with 'await store.finish()'.
        • If it runs until its feature goes away, send the action that cancels it, or keep the task of \
        'send' and call 'await task.cancel()'.
        """, at: site, isSkippable: true)
    }
  }
}
