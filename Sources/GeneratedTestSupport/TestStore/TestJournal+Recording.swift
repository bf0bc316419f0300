import GeneratedSupport

extension TestJournal {
  /// Records the closure of an assertion that failed for want of one, or that has a wrong one.
  ///
  /// - Returns: Whether the test needs no other report.
  func record(
    hasClosure: Bool, _ isAsserted: Bool, _ change: StateChange<State>,
    _ shared: SharedComparison, at site: CallSite
  ) -> Bool {
    guard let recorder = recording.recorder else { return false }
    if isAsserted {
      // Another run of the same call may need another closure.
      return deliver(recorder.record(.passes, at: site), at: site)
    }
    if hasClosure && !recorder.replacesWrong { return false }
    let statements = printer(at: site).statements(for: change, shared)
    let assertion = statements.isEmpty ? RecordedAssertion.noClosure : .closure(statements)
    return deliver(recorder.record(assertion, at: site), at: site)
  }

  /// Records assertions for actions that the test does not receive. Call it also if there are none:
  /// another run of the same call may have some.
  ///
  /// - Parameter site: The statement that they must come before. Nil at the end of the test.
  func recordReceives(_ actions: [Received], before site: CallSite?) -> Bool {
    guard let recorder = recording.recorder, reports.exhaustivity == .on else { return false }
    let changes = shared.changes(upTo: actions.map(\.change.sharedChanges.upperBound))
    let pairs = zip(actions, changes).map { (action: $0, changes: $1) }
    let ofStatement = pairs.filter { recording.isEarlier($0.action.position) }
    let others = pairs.filter { !recording.isEarlier($0.action.position) }
    var isRecorded = true
    if recording.completeLast() || !ofStatement.isEmpty {
      isRecorded = record(ofStatement, .after, at: recording.last, recorder)
    }
    let place = site == nil ? RecordedPlace.end : .before
    isRecorded = record(others, place, at: site ?? recording.last, recorder) && isRecorded
    recording.completeAdvances()
    return isRecorded
  }

  private func record(
    _ actions: [(action: Received, changes: SharedChanges)], _ place: RecordedPlace,
    at site: CallSite?, _ recorder: any AssertionRecorder
  ) -> Bool {
    if site == nil && actions.isEmpty { return true }
    let site = site ?? self.site
    let printer = printer(at: site)
    var receives: [ReceivedAction] = []
    for (action, changes) in actions {
      guard var receive = assertion(of: action, changes, printer) else {
        let text = String(reporting: action.action).indented()
        return deliver(.refused("this action can't be written as Swift:\n\n\(text)"), at: site)
      }
      receive.advance = recording.advance(of: action.position, inFileOf: site)
      receives.append(receive)
    }
    return deliver(recorder.record(.receives(receives, place), at: site), at: site)
  }

  /// What the test has to write for a received action. Nil if it can't be written.
  ///
  /// - Parameter hasPayload: Whether the payload is asserted as well, if it can be.
  func assertion(
    of action: Received, _ changes: SharedChanges, hasPayload: Bool = false,
    _ printer: AssertionPrinter
  ) -> ReceivedAction? {
    printer.argument(ofReceived: action.action, hasPayload: hasPayload).map { argument in
      ReceivedAction(
        argument: argument,
        statements: printer.statements(for: action.change, changes.fromBefore))
    }
  }

  /// Records that the call waits in vain.
  func recordRemoval(at site: CallSite) -> Bool {
    guard let recorder = recording.recorder, recorder.replacesWrong, reports.exhaustivity == .on
    else { return false }
    return deliver(recorder.record(.removal, at: site), at: site)
  }

  private func printer(at site: CallSite) -> AssertionPrinter {
    AssertionPrinter(ofTestAt: "\(site.filePath)")
  }

  /// Tells what was recorded. A refusal comes in addition to the report of the failure.
  private func deliver(_ result: RecordingResult, at site: CallSite) -> Bool {
    switch result {
    case .unchanged: return true
    case .recorded(let text):
      reports.add(text, at: site)
      return true
    case .refused(let reason):
      reports.add("Could not record an assertion: \(reason)", at: site)
      return false
    }
  }
}
