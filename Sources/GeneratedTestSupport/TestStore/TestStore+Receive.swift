import GeneratedSupport

extension TestStore {
  /// Expects that an effect sends this action, and checks how the state changes.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - timeout: How long to wait. By default, the ``timeout`` of the store.
  ///   - updateStateToExpectedResult: Changes the state from before the action to the expected one.
  ///     Leave it out if the state must not change.
  public func receive(
    _ expectedAction: Action, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await journal.receive(
      .equal(to: expectedAction), timeout, updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Without `Equatable`, there is no way to compare actions.
  @available(
    *, unavailable,
    message: "'Action' is not 'Equatable': receive a case key path, such as '\\.response', instead"
  )
  public func receive(
    _ expectedAction: Action, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil
  ) async {
    fatalError()  // never called: it exists for its message
  }

  /// Expects that an effect sends an action of this case:
  /// `store.receive(\.login.response.success)`.
  ///
  /// - Parameters:
  ///   - path: The case of the action.
  ///   - timeout: How long to wait. By default, the ``timeout`` of the store.
  ///   - updateStateToExpectedResult: Changes the state from before the action to the expected one.
  ///     Leave it out if the state must not change.
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await journal.receive(
      .matching(path), timeout, updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Expects that an effect sends an action of this case with this payload:
  /// `store.receive(\.factLoaded, "3 is a prime.")`.
  ///
  /// - Parameters:
  ///   - path: The case of the action.
  ///   - value: The payload.
  ///   - timeout: How long to wait. By default, the ``timeout`` of the store.
  ///   - updateStateToExpectedResult: Changes the state from before the action to the expected one.
  ///     Leave it out if the state must not change.
  public func receive<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ value: Value, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await journal.receive(
      .matching(path, value), timeout, updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column))
  }

  /// Expects that an effect sends an action for which the closure returns true.
  ///
  /// - Parameters:
  ///   - isMatching: Whether this is the expected action.
  ///   - timeout: How long to wait. By default, the ``timeout`` of the store.
  ///   - updateStateToExpectedResult: Changes the state from before the action to the expected one.
  ///     Leave it out if the state must not change.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await journal.receive(
      .satisfying(isMatching), timeout, updateStateToExpectedResult,
      at: CallSite(fileID, filePath, line, column))
  }
}
