import GeneratedSupport

// Tests that were written for other libraries may give timeouts as nanoseconds.

extension TestStore {
  /// Expects that an effect sends this action. See
  /// ``receive(_:timeout:assert:fileID:file:line:column:)``.
  @available(*, deprecated, message: "write a duration, such as '.seconds(1)'")
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action, timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Expects that an effect sends an action of this case.
  @available(*, deprecated, message: "write a duration, such as '.seconds(1)'")
  @_disfavoredOverload
  public func receive<Value>(
    _ path: CaseKeyPath<Action, Value>, timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    await receive(
      path, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits until all effects have completed. See ``finish(timeout:fileID:file:line:column:)``.
  @available(*, deprecated, message: "write a duration, such as '.seconds(1)'")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line, column: column
    )
  }
}

extension TestStoreTask {
  /// Waits until all effects have completed. See ``finish(timeout:fileID:file:line:column:)``.
  @available(*, deprecated, message: "write a duration, such as '.seconds(1)'")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line, column: column
    )
  }
}
