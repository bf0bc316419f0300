import GeneratedSupport

extension TestJournal {
  /// Checks that the closure changes the state before an action to the state after it.
  ///
  /// - Parameter changes: The changes of shared values since the last assertion.
  func check(
    _ update: ((inout State) throws -> Void)?, _ change: StateChange<State>,
    _ changes: SharedChanges, at site: CallSite
  ) {
    let update = update.map { update in { try self.run(update, &$0, change.stackIDs) } }
    if reports.exhaustivity == .on {
      let shared = changes.fromBefore
      var problems: [String] = []
      let isAsserted = checkChange(update, change, shared) { problems.append($0) }
      let isRecorded = record(
        hasClosure: update != nil, isAsserted, change, shared, at: site)
      if !isRecorded { for problem in problems { reports.add(problem, at: site) } }
      return changes.finish(isAsserted ? shared.unasserted : nil)
    }
    let agrees = checkAgreement(update, with: change.after, changes.fromActual, at: site)
    if agrees, reports.exhaustivity == .off(showSkippedAssertions: true) {
      _ = checkChange(update, change, changes.fromBefore) { reports.addSkipped($0, at: site) }
    }
    changes.finish(nil)
  }

  /// Checks that the closure assigns only values that the state already has. Shared values may have
  /// been changed by an effect, and the closure assigns these changes.
  func checkUnchanged(_ update: @escaping (inout State) throws -> Void, at site: CallSite) {
    let changes = shared.changes(to: received.pending.first?.change.sharedChanges.lowerBound)
    let shared = reports.exhaustivity == .on ? changes.fromBefore : changes.fromActual
    let stackIDs = core.dependencies.stackElementID
    let agrees = checkAgreement(
      { try self.run(update, &$0, stackIDs) }, with: states.asserted, shared, at: site)
    changes.finish(agrees ? shared.unasserted : nil)
  }

  /// Returns false if it has reported an issue.
  private func checkChange(
    _ update: ((inout State) throws -> Void)?, _ change: StateChange<State>,
    _ shared: SharedComparison, report: (String) -> Void
  ) -> Bool {
    let isChanged = shared.comparing { change.before != change.after }
    guard let update else {
      if !isChanged { return true }
      report(
        "State was not expected to change, but a change occurred.\n\n"
          + difference(change.before, change.after, shared))
      return false
    }
    guard let expected = updated(change.before, by: update, shared, report: report) else {
      return false
    }
    if let mismatch = mismatch(expected, change.after, shared) {
      report(mismatch)
    } else if !isChanged, !shared.hasChanges {
      report(
        """
        Expected state to change, but no change occurred.

        The closure leaves the state as it was before the action, and the action did not change the state either. If \
        you expect no change, leave out the closure.
        """)
    } else {
      return true
    }
    return false
  }

  private func mismatch(_ expected: State, _ actual: State, _ shared: SharedComparison) -> String? {
    let text = "A state change does not match expectation.\n\n"
    if shared.comparing({ expected != actual }) {
      return text + difference(expected, actual, shared)
    }
    // The state need not contain the shared values that the closure has assigned.
    return shared.assignedDifferences.map {
      text + $0.indented(by: 4) + "\n\n(Expected: −, Actual: +)"
    }
  }

  /// Whether the closure assigns only values that the state already has.
  private func checkAgreement(
    _ update: ((inout State) throws -> Void)?, with actual: State, _ shared: SharedComparison,
    at site: CallSite
  ) -> Bool {
    guard let update else { return true }
    let report: (String) -> Void = { self.reports.add($0, at: site) }
    guard let expected = updated(actual, by: update, shared, report: report) else { return false }
    guard let mismatch = mismatch(expected, actual, shared) else { return true }
    report(mismatch)
    return false
  }

  private func updated(
    _ state: State, by update: (inout State) throws -> Void, _ shared: SharedComparison,
    report: (String) -> Void
  ) -> State? {
    var state = state
    do {
      try shared.assigning { try update(&state) }
      return state
    } catch {
      report("Threw error: \(error)")
      return nil
    }
  }

  /// The closure runs with the dependencies of the feature, and with a generator of its own.
  private func run(
    _ update: (inout State) throws -> Void, _ state: inout State,
    _ stackIDs: StackElementIDGenerator
  ) throws {
    try withDependencies {
      $0 = core.dependencies
      $0.stackElementID = stackIDs.copy
    } operation: {
      try update(&state)
    }
  }

  private func difference(
    _ expected: State, _ actual: State, _ shared: SharedComparison
  ) -> String {
    // States that are not equal have a difference.
    let difference = shared.comparing { diff(expected, actual, format: .proportional) } ?? ""
    return difference.indented(by: 4) + "\n\n(Expected: −, Actual: +)"
  }
}
