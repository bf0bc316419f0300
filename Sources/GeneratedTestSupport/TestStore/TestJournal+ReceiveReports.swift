import GeneratedSupport

extension TestJournal {
  /// Reports that the first action is not the expected one. The action is reported once and stays
  /// in the list, because either the test lacks an assertion for it, or the failed assertion is
  /// superfluous.
  func reportUnexpected(_ expected: ExpectedAction<Action>, at site: CallSite) {
    if received.unreported.isEmpty || recordRemoval(at: site) { return }
    guard let action = received.reportFirst() else { return }
    reports.add("Received unexpected action:\n\n" + expected.difference(action), at: site)
  }

  func reportEarlier(than index: Int, at site: CallSite) {
    let earlier = received.pending[..<index].filter { !$0.isReported }
    if recordReceives(earlier, before: site) || earlier.isEmpty { return }
    let count =
      earlier.count == 1 ? "an unexpected action" : "\(earlier.count) unexpected actions"
    reports.add(
      "Received \(count) before the action that this 'receive' expects:\n\n"
        + String(listing: earlier.map(\.action)),
      at: site)
  }

  func reportSkipped(_ actions: [Action], at site: CallSite) {
    if actions.isEmpty { return }
    reports.addSkipped(skippedText(actions), at: site)
  }

  func skippedText(_ actions: [Action]) -> String {
    let count =
      actions.count == 1 ? "1 received action was" : "\(actions.count) received actions were"
    let lines = actions.prefix(20).map { "Skipped receiving " + caseOnly($0) }
    let rest = actions.count > 20 ? ["… and \(actions.count - 20) more"] : []
    return "\(count) skipped.\n\n" + (lines + rest).joined(separator: "\n").indented()
  }

  func reportMissing(
    _ expected: ExpectedAction<Action>, _ outcome: TestEffects.Outcome, _ idle: Duration,
    _ timeout: Duration?,
    at site: CallSite
  ) {
    if effects.areReported || recordRemoval(at: site) { return }
    effects.markReported(effects.functions)
    let paragraphs = [
      missingStem(expected, outcome, idle, timeout),
      received.pending.isEmpty
        ? nil : "Received instead:\n\(String(listing: received.pending.map(\.action)))",
      droppedHint(expected) ?? advice(for: outcome),
      effectList,
    ]
    reports.add(paragraphs.compactMap(\.self).joined(separator: "\n\n"), at: site)
  }

  private func missingStem(
    _ expected: ExpectedAction<Action>, _ outcome: TestEffects.Outcome, _ idle: Duration,
    _ timeout: Duration?
  ) -> String {
    if outcome == .noEffects, idle == .zero { return expected.missing() }
    let action = received.pending.isEmpty ? "an action" : "a matching action"
    let wait = effects.waitText(outcome, timeout)
    let stem = "Expected to receive \(action), but received none\(wait)."
    return stem + (expected.dump().map { "\n\nExpected:\n\($0.indented())" } ?? "")
  }

  /// Tells where the expected action was dropped.
  private func droppedHint(_ expected: ExpectedAction<Action>) -> String? {
    guard let last = received.dropped.last(where: { expected.matches($0.entry.action) }) else {
      return nil
    }
    return """
      The store received such an action earlier, and dropped it at \(last.site), because the test went on \
      without it. Receive it before that line.
      """
  }

  /// Where the running effects come from.
  var effectList: String? {
    let origins = origins(of: effects.functions)
    if origins.isEmpty { return nil }
    let lines = origins.map { "  \(caseOnly($0.action)), sent at \($0.site)" }
    return "The effects come from:\n" + lines.joined(separator: "\n")
  }

  /// The likely mistake if a wait did not succeed.
  func advice(for outcome: TestEffects.Outcome) -> String {
    switch outcome {
    case .done, .noEffects:
      """
      There are no in-flight effects that could deliver this action. Could the effect that you expected to \
      deliver it have been cancelled, or have ended without sending it?
      """
    case .allAsleep:
      """
      There are effects in-flight, and all of them sleep on a clock of this test. Advance the clock before \
      this line, or override it with '.immediate'. To wait for something else, pass a 'timeout'.
      """
    case .restless:
      """
      There are effects in-flight, and they are never idle: an effect yields again and again, sleeps on an \
      immediate clock without end, or leads to itself. Use a 'TestClock' for a timer, and for the delay before a \
      retry. Instead of yielding in a loop, await a stream or a task.
      """
    case .timedOut:
      """
      There are effects in-flight. If an effect uses the system's clock or a scheduler, override it with a clock \
      or scheduler that the test controls. If the effect waits for something else outside the test, pass a longer \
      'timeout'.
      """
    }
  }

  /// The dump of an enum's value from its case on: `.login(…)`.
  private func caseOnly(_ action: Action) -> String { String(reporting: action).afterTypeName }
}

extension String {
  /// The dump of an enum's value from its case on: `.login(…)`.
  fileprivate var afterTypeName: String {
    let end = firstIndex { $0 == "(" || $0 == "\n" } ?? endIndex
    return self[..<end].lastIndex(of: ".").map { String(self[$0...]) } ?? self
  }
}
