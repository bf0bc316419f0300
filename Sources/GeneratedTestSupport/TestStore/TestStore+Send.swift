import GeneratedSupport

extension TestStore {
  /// Sends an action, as a user of the feature would, and checks how the state changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state from before the action to the expected one.
  ///     Leave it out if the state must not change.
  /// - Returns: The effects of the action, which can be awaited and cancelled.
  @discardableResult
  public func send(
    _ action: Action, assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await journal.send(
      action, assert: updateStateToExpectedResult, at: CallSite(fileID, filePath, line, column))
  }

  /// Sends an action without a payload: `store.send(\.login.submitButtonTapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(), assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Sends an action with a payload: `store.send(\.login.nameChanged, "Blob")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>, _ value: Value,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask where Action: CasePathable {
    await send(
      action(value), assert: updateStateToExpectedResult, fileID: fileID, file: filePath,
      line: line, column: column)
  }

  /// Checks the state without sending an action.
  ///
  /// The closure may assign any part of the state. If the assigned state differs from the actual
  /// one, the test fails.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    journal.checkRun(at: site)
    journal.checkUnchanged(updateStateToExpectedResult, at: site)
  }
}

extension TestJournal {
  func send(
    _ action: Action, assert update: ((inout State) throws -> Void)?, at site: CallSite
  ) async -> TestStoreTask {
    checkRun(at: site)
    if isDismissed {
      reports.add("Can't send action to dismissed test store.", at: site)
      return TestStoreTask(EffectActivity(site: site), in: self)
    }
    reportUnhandledActions(at: site)
    recording.beginStatement(at: site)
    defer { recording.endStatement() }
    let activity = sendFromTest(action, at: site)
    if let sent = states.sent {
      check(update, sent, shared.changes(to: sent.sharedChanges.upperBound), at: site)
      states.asserted = sent.after
    }
    await effects.settle()
    return TestStoreTask(activity, in: self)
  }

  /// Sends the action, and reports a binding action that no reducer has handled.
  private func sendFromTest(_ action: Action, at site: CallSite) -> EffectActivity {
    let receipt = BindingReceipt()
    let activity = receipt.track { send(action, at: site) }
    if !receipt.isHandled, isBinding(action) {
      reports.add(textOfUnhandledBinding(action), at: site)
    }
    return activity
  }

  /// The actions that effects have sent must be received before the next action is sent.
  private func reportUnhandledActions(at site: CallSite) {
    defer {
      drop(before: received.pending.count, at: site, isReported: reports.exhaustivity == .on)
    }
    let unhandled = received.unreported
    if recordReceives(unhandled, before: site) || unhandled.isEmpty { return }
    reports.add(
      """
      Must handle \(unhandled.count) received \(unhandled.count == 1 ? "action" : "actions") before sending \
      an action.

      Unhandled actions:
      \(String(listing: unhandled.map(\.action)))

      Call 'await store.receive(…)' for each of them.
      """, at: site, isSkippable: true)
  }
}
