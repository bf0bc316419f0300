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
    await journal.effects.settle()
    let actions = journal.received.pending.map(\.action)
    if actions.isEmpty {
      if strict { journal.reports.add("There were no received actions to skip.", at: site) }
      return
    }
    journal.drop(before: actions.count, at: site, isReported: false)
    journal.reports.addDropped(journal.skippedText(actions), at: site)
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
    await journal.effects.settle()
    let running = journal.effects.functions
    if running.isEmpty {
      if strict { journal.reports.add("There were no in-flight effects to skip.", at: site) }
      return
    }
    let actions = journal.origins(of: running).map(\.action)
    await journal.effects.skip()
    let effects =
      running.count == 1 ? "1 in-flight effect was" : "\(running.count) in-flight effects were"
    journal.reports.addDropped(
      "\(effects) cancelled, originating from:\n\n\(String(listing: actions))", at: site)
  }
}

extension TestJournal {
  fileprivate func finish(_ timeout: Duration?, at site: CallSite) async {
    let outcome = await effects.wait(timeout: timeout, until: { !self.effects.areRunning }).outcome
    if outcome == .done || outcome == .noEffects || effects.areReported || isDismissed { return }
    let wait = effects.waitText(outcome, timeout)
    reports.add(
      """
      Expected effects to finish, but there are still effects in-flight\(wait).

      \(advice(for: outcome))

      \(effectList ?? "")
      """, at: site, isSkippable: true)
    effects.markReported(effects.functions)
  }

  /// Reports the actions that the test has not received. They can still be received or skipped.
  func reportUnreceivedActions(at site: CallSite) {
    let unreceived = received.reportAll()
    if unreceived.isEmpty && !reports.isCollecting { return }
    let isRecorded = recordReceives(unreceived, before: reports.isCollecting ? nil : site)
    if isRecorded || unreceived.isEmpty { return }
    reports.add(
      """
      The store received \(unreceived.count) unexpected \(unreceived.count == 1 ? "action" : "actions").

      Unhandled actions:
      \(String(listing: unreceived.map(\.action)))

      Call 'await store.receive(…)' for each of them. If the test is not about them, call \
      'await store.skipReceivedActions()', or set 'store.exhaustivity = .off'.
      """, at: site, isSkippable: true)
  }
}
