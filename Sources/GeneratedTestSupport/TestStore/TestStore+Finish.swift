import GeneratedSupport

extension TestStore {
  /// Waits until all effects have completed.
  ///
  /// The test fails if it has not received all actions, or if an effect does not complete.
  ///
  /// - Parameter duration: How long to wait. By default, the ``timeout`` of the store.
  public func finish(
    timeout duration: Duration? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    journal.checkRun(at: site)
    journal.held?.open()
    journal.reportUnreceivedActions(at: site)
    await journal.finish(duration, at: site)
    journal.reportUnreceivedActions(at: site)
    journal.reportUnassertedSharedChanges(at: site)
  }

  /// Drops the actions that were not received, and shows them as skipped unless the exhaustivity is
  /// `.off`.
  ///
  /// - Parameter strict: Whether the test fails if there are no such actions.
  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    journal.checkRun(at: site)
    await journal.settle()
    let actions = journal.received.map(\.action)
    if actions.isEmpty {
      if strict { journal.report("There were no received actions to skip.", at: site) }
      return
    }
    journal.drop(before: actions.count, at: site, isReported: false)
    journal.reportDropped(journal.skippedText(actions), at: site)
  }

  /// Cancels all running effects, and shows them as skipped unless the exhaustivity is `.off`.
  ///
  /// - Parameter strict: Whether the test fails if no effect is running.
  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    journal.checkRun(at: site)
    await journal.settle()
    let running = journal.effects
    if running.isEmpty {
      if strict { journal.report("There were no in-flight effects to skip.", at: site) }
      return
    }
    let actions = journal.origins(of: running).map(\.action)
    await journal.cancelEffects()
    let effects =
      running.count == 1 ? "1 in-flight effect was" : "\(running.count) in-flight effects were"
    journal.reportDropped(
      "\(effects) cancelled, originating from:\n\n\(journal.list(actions))", at: site)
  }
}

extension TestJournal {
  fileprivate func finish(_ timeout: Duration?, at site: CallSite) async {
    let outcome = await wait(timeout: timeout, until: { !self.hasEffects }).outcome
    if outcome == .done || outcome == .noEffects || areEffectsReported || isDismissed { return }
    let wait = waitText(outcome, timeout)
    report(
      """
      Expected effects to finish, but there are still effects in-flight\(wait).

      \(advice(for: outcome))

      \(effectList ?? "")
      """, at: site, isSkippable: true)
    markReported(effects)
  }

  /// Reports the actions that the test has not received. They can still be received or skipped.
  func reportUnreceivedActions(at site: CallSite) {
    let unreceived = received.filter { !$0.isReported }
    if unreceived.isEmpty && !isEnding { return }
    for index in received.indices { received[index].isReported = true }
    let isRecorded = recordReceives(unreceived, before: isEnding ? nil : site)
    if isRecorded || unreceived.isEmpty { return }
    report(
      """
      The store received \(unreceived.count) unexpected \(unreceived.count == 1 ? "action" : "actions").

      Unhandled actions:
      \(list(unreceived.map(\.action)))

      Call 'await store.receive(…)' for each of them. If the test is not about them, call \
      'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
      """, at: site, isSkippable: true)
  }

  /// Shows what the test has dropped on purpose. That does not fail it.
  fileprivate func reportDropped(_ text: String, at site: CallSite) {
    if exhaustivity == .off { return }
    reportExpected(text, at: site)
  }
}
