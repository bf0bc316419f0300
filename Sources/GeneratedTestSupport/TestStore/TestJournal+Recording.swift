import GeneratedSupport

/// The statements of the test that use the store, as far as they have run.
struct Statements {
  private var count = 0
  private(set) var running: Int?
  /// The last one that has ended.
  private(set) var last: CallSite?
  private var current: CallSite?
  /// Whether it is known which actions arrived during the last one.
  private var isLastComplete = false
  /// How many calls that let time pass were known at the last recording.
  fileprivate var advanceCount = 0

  mutating func begin(at site: CallSite) {
    count += 1
    running = count
    current = site
  }

  mutating func end() {
    running = nil
    last = current
    isLastComplete = false
  }

  /// Returns false the second time.
  mutating func completeLast() -> Bool {
    defer { isLastComplete = true }
    return !isLastComplete
  }
}

extension TestJournal {
  /// Records the closure of an assertion that failed for want of one, or that has a wrong one.
  ///
  /// - Returns: Whether the test needs no other report.
  func record(
    hasClosure: Bool, _ isAsserted: Bool, from before: State, to after: State,
    _ shared: SharedComparison, at site: CallSite
  ) -> Bool {
    guard let recorder else { return false }
    if isAsserted {
      // Another run of the same call may need another closure.
      return deliver(recorder.record(.passes, at: site), at: site)
    }
    if hasClosure && !recorder.replacesWrong { return false }
    let types = types(at: site, recorder)
    let statements = statements(from: before, to: after, shared, types)
    let assertion = statements.isEmpty ? RecordedAssertion.noClosure : .closure(statements)
    return deliver(recorder.record(assertion, at: site), at: site)
  }

  /// Records assertions for actions that the test does not receive. Call it also if there are none:
  /// another run of the same call may have some.
  ///
  /// - Parameter site: The statement that they must come before. Nil at the end of the test.
  func recordReceives(_ actions: [Received], before site: CallSite?) -> Bool {
    guard let recorder, exhaustivity == .on else { return false }
    let changes = shared.changes(upTo: actions.map(\.sharedChanges.upperBound))
    let pairs = zip(actions, changes).map { (action: $0, changes: $1) }
    let isEarlier = { (action: Received) in
      action.statement != nil && action.statement != self.statements.running
    }
    let ofStatement = pairs.filter { isEarlier($0.action) }
    let others = pairs.filter { !isEarlier($0.action) }
    var isRecorded = true
    if statements.completeLast() || !ofStatement.isEmpty {
      isRecorded = record(ofStatement, .after, at: statements.last, recorder)
    }
    let place = site == nil ? RecordedPlace.end : .before
    isRecorded = record(others, place, at: site ?? statements.last, recorder) && isRecorded
    statements.advanceCount = advances?.sites.count ?? 0
    return isRecorded
  }

  /// The place of a call that let time pass, if it has run once since the last recording.
  private func advance(_ index: Int, inFileOf site: CallSite) -> ReceivedAction.Advance? {
    let sites = advances?.sites ?? []
    let place = sites[index].place
    let isOnce = sites[statements.advanceCount...].count { $0.place == place } == 1
    guard isOnce, "\(sites[index].filePath)" == "\(site.filePath)" else { return nil }
    return place
  }

  private func record(
    _ actions: [(action: Received, changes: SharedChanges)], _ place: RecordedPlace,
    at site: CallSite?, _ recorder: any AssertionRecorder
  ) -> Bool {
    if site == nil && actions.isEmpty { return true }
    let site = site ?? self.site
    let types = types(at: site, recorder)
    var receives: [ReceivedAction] = []
    for (action, changes) in actions {
      guard var receive = assertion(of: action, changes, types) else {
        let text = String(reporting: action.action).indented()
        return deliver(.refused("this action can't be written as Swift:\n\n\(text)"), at: site)
      }
      receive.advance = action.advance.flatMap { self.advance($0, inFileOf: site) }
      receives.append(receive)
    }
    return deliver(recorder.record(.receives(receives, place), at: site), at: site)
  }

  /// What the test has to write for a received action. Nil if it can't be written.
  ///
  /// - Parameter hasPayload: Whether the payload is asserted as well, if it can be.
  func assertion(
    of action: Received, _ changes: SharedChanges, hasPayload: Bool = false, _ types: any TypeFacts
  ) -> ReceivedAction? {
    let printer = ExpressionPrinter(types: types)
    let argument = ReceivedPath.argument(for: action.action, hasPayload: hasPayload, printer)
    guard let argument else { return nil }
    let statements = statements(
      from: action.before, to: action.after, changes.fromBefore, types)
    return ReceivedAction(argument: argument, statements: statements)
  }

  /// Records that the call waits in vain.
  func recordRemoval(at site: CallSite) -> Bool {
    guard let recorder, recorder.replacesWrong, exhaustivity == .on else { return false }
    return deliver(recorder.record(.removal, at: site), at: site)
  }

  private func types(at site: CallSite, _ recorder: any AssertionRecorder) -> any TypeFacts {
    recorder.types(ofTestAt: "\(site.filePath)")
  }

  private func statements(
    from before: State, to after: State, _ shared: SharedComparison, _ types: any TypeFacts
  ) -> [Statement] {
    shared.comparing { ChangeWriter.statements(from: before, to: after, types) }
  }

  /// Tells what was recorded. A refusal comes in addition to the report of the failure.
  private func deliver(_ result: RecordingResult, at site: CallSite) -> Bool {
    switch result {
    case .unchanged: return true
    case .recorded(let text):
      report(text, at: site)
      return true
    case .refused(let reason):
      report("Could not record an assertion: \(reason)", at: site)
      return false
    }
  }
}

extension CallSite {
  fileprivate var place: ReceivedAction.Advance { .init(line: Int(line), column: Int(column)) }
}
