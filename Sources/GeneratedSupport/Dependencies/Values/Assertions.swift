extension DependencyValues {
  /// Checks a condition like `assert`. In a test, a false condition is an issue, and the test
  /// continues.
  ///
  /// ```swift
  /// struct Counter {
  ///   @Dependency(\.assert) var assert
  ///   var count = 0
  ///
  ///   mutating func decrement() {
  ///     assert(count > 0, "A count can't be negative.")
  ///     count -= 1
  ///   }
  /// }
  /// ```
  public var assert: any AssertionEffect { self[AssertKey.self] }

  /// Fails like `assertionFailure`. In a test, this is an issue, and the test continues.
  public var assertionFailure: any AssertionFailureEffect { self[AssertionFailureKey.self] }

  /// Checks a condition like `precondition`. In a test, a false condition is an issue, and the test
  /// continues.
  public var precondition: any AssertionEffect { self[PreconditionKey.self] }
}

/// Checks conditions. See ``DependencyValues/assert``.
public protocol AssertionEffect: Sendable {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt)

  /// Checks a condition at a location. By default, only the path and the line are used.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension AssertionEffect {
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    callAsFunction(condition(), message(), file: filePath, line: line)
  }

  /// Checks a condition.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath,
    _ line: UInt = #line, _ column: UInt = #column
  ) {
    callAsFunction(
      condition(), message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Checks a condition at a file, a line or both. `column` only tells this function from the
  /// requirement.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// Fails. See ``DependencyValues/assertionFailure``.
public protocol AssertionFailureEffect: Sendable {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)

  /// Fails at a location. By default, only the path and the line are used.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension AssertionFailureEffect {
  public func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    callAsFunction(message(), file: filePath, line: line)
  }

  /// Fails.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath,
    _ line: UInt = #line, _ column: UInt = #column
  ) {
    callAsFunction(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails at a file, a line or both. `column` only tells this function from the requirement.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssert()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportingAssertion()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePrecondition()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private struct LiveAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect, AssertionFailureEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    if !condition() { self(message(), file: file, line: line) }
  }

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if condition() { return }
    self(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    reportIssue(message(), fileID: file, filePath: file, line: line, column: 1)
  }

  func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
