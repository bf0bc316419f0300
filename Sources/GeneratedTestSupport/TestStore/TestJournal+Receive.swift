import GeneratedSupport

extension TestJournal {
  func receive(
    _ expected: ExpectedAction<Action>, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) async {
    checkRun(at: site)
    statements.begin(at: site)
    defer { statements.end() }
    await settle()
    if exhaustivity == .on {
      await receiveNext(expected, timeout, update, at: site)
    } else {
      await receiveAny(expected, timeout, update, at: site)
    }
    await settle()
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
      isReceived = isReceived || received.dropFirst(checked).contains(where: isExpected)
      checked = received.count
      return isReceived
    }
  }

  /// The next action must be the expected one.
  private func receiveNext(
    _ expected: ExpectedAction<Action>, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) async {
    let isReceived = whetherReceived { !$0.isReported || expected.matches($0.action) }
    let (outcome, idle) = await wait(
      timeout: timeout, until: releasing(expected, until: isReceived))
    guard outcome == .done else {
      if takeDropped(expected, update, at: site) { return }
      return reportMissing(expected, outcome, idle, timeout, at: site)
    }
    // The expected action may follow at once.
    if isUnexpected(expected) { await settle() }
    guard let index = received.firstIndex(where: { expected.matches($0.action) }) else {
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
    let (outcome, idle) = await wait(
      timeout: timeout, until: releasing(expected, until: isReceived))
    guard let index = received.firstIndex(where: { expected.matches($0.action) }) else {
      return reportMissing(expected, outcome, idle, timeout, at: site)
    }
    reportSkipped(received[..<index].map(\.action), at: site)
    take(at: index, update, at: site)
  }

  private func isUnexpected(_ expected: ExpectedAction<Action>) -> Bool {
    received.first { !$0.isReported }.map { !expected.matches($0.action) } ?? false
  }

  private func take(
    at index: Int, _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) {
    let action = received[index]
    drop(before: index, at: site, isReported: exhaustivity == .on)
    let changes = shared.changes(to: action.sharedChanges.upperBound)
    check(
      update, before: action.before, after: action.after, action.stackIDs, changes: changes,
      at: site)
    state = action.after
    received.removeFirst()
  }

  /// An earlier assertion may have failed because this action came too early. In that case this
  /// assertion does not fail again, and checks only the change of the state.
  private func takeDropped(
    _ expected: ExpectedAction<Action>, _ update: ((inout State) throws -> Void)?, at site: CallSite
  ) -> Bool {
    let index = dropped.firstIndex {
      $0.received.isReported && expected.matches($0.received.action)
    }
    guard let index else { return false }
    let action = dropped.remove(at: index).received
    let changes = shared.changes(of: action.sharedChanges)
    check(
      update, before: action.before, after: action.after, action.stackIDs, changes: changes,
      at: site)
    return true
  }
}
