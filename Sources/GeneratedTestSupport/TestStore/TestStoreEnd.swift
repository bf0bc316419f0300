import GeneratedSupport

/// The checks at the end of a test store: all actions must have been received, and all effects must have
/// completed.
enum TestStoreEnd {
  /// Makes the checks when the store goes away.
  static func check<State, Action>(_ journal: TestJournal<State, Action>) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { journal.end() }
    } else {
      // The task belongs to the same test.
      Task { @MainActor in journal.end() }
    }
  }
}

extension TestJournal {
  func end() {
    if !mark.end() { return }
    reportUnreceivedActions(at: site)
    reportRunningEffects()
    // The store may stay in memory. Its effects must not run into the next test.
    core.effects.cancelAll()
  }

  private func reportRunningEffects() {
    let unreported = effects.filter { !reportedEffects.contains($0.number) }
    for (action, site) in origins(of: unreported) {
      report(
        """
        An effect returned for this action is still running. It must complete before the end of the test. …

        \(String(customDumping: action).indented())

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
