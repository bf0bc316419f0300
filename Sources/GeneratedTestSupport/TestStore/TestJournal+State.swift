import GeneratedSupport

extension TestJournal {
  /// Checks that the closure changes the state before an action to the state after it.
  ///
  /// - Parameter stackIDs: The generator of stack ids as it was before the action.
  func check(
    _ update: ((inout State) throws -> Void)?, before: State, after: State,
    _ stackIDs: StackElementIDGenerator, at site: CallSite
  ) {
    let update = update.map { update in { try self.run(update, &$0, stackIDs) } }
    if exhaustivity == .on {
      checkChange(update, before: before, after: after, at: site) { report($0, at: site) }
      return
    }
    let agrees = checkAgreement(update, with: after, at: site)
    if agrees, exhaustivity == .off(showSkippedAssertions: true) {
      checkChange(update, before: before, after: after, at: site, isReplay: true) {
        reportSkipped($0, at: site)
      }
    }
  }

  /// Checks that the closure assigns only values that the state already has.
  func checkUnchanged(_ update: @escaping (inout State) throws -> Void, at site: CallSite) {
    let stackIDs = core.dependencies.stackElementID
    _ = checkAgreement({ try self.run(update, &$0, stackIDs) }, with: state, at: site)
  }

  private func checkChange(
    _ update: ((inout State) throws -> Void)?, before: State, after: State, at site: CallSite,
    isReplay: Bool = false, report: (String) -> Void
  ) {
    guard let update else {
      if before == after { return }
      return report(
        "State was not expected to change, but a change occurred.\n\n"
          + difference(before, after))
    }
    let expected = ExhaustiveClosure.$isRunning.withValue(!isReplay) {
      updated(before, by: update, report: report)
    }
    guard let expected else { return }
    if expected != after {
      report("A state change does not match expectation.\n\n" + difference(expected, after))
    } else if before == after {
      report(
        """
        Expected state to change, but no change occurred.

        The closure leaves the state as it was before the action, and the action did not change the state either. If \
        you expect no change, leave out the closure.
        """)
    }
  }

  /// Whether the closure assigns only values that the state already has.
  private func checkAgreement(
    _ update: ((inout State) throws -> Void)?, with actual: State, at site: CallSite
  ) -> Bool {
    guard let update else { return true }
    let report: (String) -> Void = { self.report($0, at: site) }
    guard let expected = updated(actual, by: update, report: report) else { return false }
    if expected == actual { return true }
    report("A state change does not match expectation.\n\n" + difference(expected, actual))
    return false
  }

  private func updated(
    _ state: State, by update: (inout State) throws -> Void, report: (String) -> Void
  ) -> State? {
    var state = state
    do {
      try update(&state)
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

  private func difference(_ expected: State, _ actual: State) -> String {
    // States that are not equal have a difference.
    let difference = diff(expected, actual, format: .proportional) ?? ""
    return difference.indented(by: 4) + "\n\n(Expected: −, Actual: +)"
  }
}
