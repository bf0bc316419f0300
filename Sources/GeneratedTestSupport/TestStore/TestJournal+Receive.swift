import GeneratedSupport

extension TestJournal {
  func receive(
    _ expected: ExpectedAction<Action>, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) async {
    checkRun(at: site)
    recording.beginStatement(at: site)
    defer { recording.endStatement() }
    await effects.settle()
    if reports.exhaustivity == .on {
      await receiveNext(expected, timeout, update, at: site)
    } else {
      await receiveAny(expected, timeout, update, at: site)
    }
    await effects.settle()
  }

  /// Lets the first action through that is the expected one, if actions wait for the test and none
  /// has come.
  ///
  /// - Returns: A condition for a wait, which does that once.
  private func releasing(
    _ expected: ExpectedAction<Action>, until isReceived: @escaping @MainActor () -> Bool
  ) -> @MainActor () -> Bool {
    var hasReleased = false
    return { [self] in
      if isReceived() { return true }
      if !hasReleased, let entry = held?.all.first(where: { expected.matches($0.action) }) {
        hasReleased = true
        held?.release(entry)
      }
      return false
    }
  }

  /// Whether an action has been received for which this is true. A wait asks again and again, so
  /// each action is looked at once.
  private func whetherReceived(
    _ isExpected: @escaping @MainActor (Received) -> Bool
  ) -> @MainActor () -> Bool {
    var checked = 0
    var isReceived = false
    return { [self] in
      isReceived = isReceived || received.pending.dropFirst(checked).contains(where: isExpected)
      checked = received.pending.count
      return isReceived
    }
  }

  /// The next action must be the expected one.
  private func receiveNext(
    _ expected: ExpectedAction<Action>, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) async {
    let isReceived = whetherReceived { !$0.isReported || expected.matches($0.action) }
    let (outcome, idle) = await effects.wait(
      timeout: timeout, until: releasing(expected, until: isReceived))
    guard outcome == .done else {
      if takeDropped(expected, update, at: site) { return }
      return reportMissing(expected, outcome, idle, timeout, at: site)
    }
    // The expected action may follow at once.
    if isUnexpected(expected) { await effects.settle() }
    guard let index = received.pending.firstIndex(where: { expected.matches($0.action) }) else {
      return takeDropped(expected, update, at: site) ? () : reportUnexpected(expected, at: site)
    }
    reportEarlier(than: index, at: site)
    take(at: index, update, at: site)
  }

  /// A later action may be the expected one.
  private func receiveAny(
    _ expected: ExpectedAction<Action>, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) async {
    let isReceived = whetherReceived { expected.matches($0.action) }
    let (outcome, idle) = await effects.wait(
      timeout: timeout, until: releasing(expected, until: isReceived))
    guard let index = received.pending.firstIndex(where: { expected.matches($0.action) }) else {
      return reportMissing(expected, outcome, idle, timeout, at: site)
    }
    reportSkipped(received.pending[..<index].map(\.action), at: site)
    take(at: index, update, at: site)
  }

  private func isUnexpected(_ expected: ExpectedAction<Action>) -> Bool {
    received.pending.first { !$0.isReported }.map { !expected.matches($0.action) } ?? false
  }

  private func take(
    at index: Int, _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) {
    drop(before: index, at: site, isReported: reports.exhaustivity == .on)
    let change = received.pending[0].change
    let changes = shared.changes(to: change.sharedChanges.upperBound)
    check(update, change, changes, at: site)
    states.asserted = change.after
    received.removeFirst()
  }

  /// An earlier assertion may have failed because this action came too early. In that case this
  /// assertion does not fail again, and checks only the change of the state.
  private func takeDropped(
    _ expected: ExpectedAction<Action>, _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) -> Bool {
    guard let action = received.removeReportedDropped(where: expected.matches) else { return false }
    check(update, action.change, shared.changes(of: action.change.sharedChanges), at: site)
    return true
  }
}
