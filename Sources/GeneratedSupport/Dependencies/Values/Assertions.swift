extension DependencyValues {
  /// Checks what must be true, as `assert` does; in a test a false condition is an issue, and the test
  /// goes on.
  ///
  /// ```swift
  /// struct Counter {
  ///   @Dependency(\.assert) var assert
  ///   var count = 0
  ///
  ///   mutating func decrement() {
  ///     assert(count > 0, "there is nothing to take away")
  ///     count -= 1
  ///   }
  /// }
  /// ```
  public var assert: any AssertionEffect { self[AssertKey.self] }

  /// Says that this can't happen, as `assertionFailure` does; in a test it is an issue, and the test
  /// goes on.
  public var assertionFailure: any AssertionFailureEffect { self[AssertionFailureKey.self] }

  /// Checks what must be true, as `precondition` does; in a test a false condition is an issue, and the
  /// test goes on.
  public var precondition: any AssertionEffect { self[PreconditionKey.self] }
}

/// Checks conditions. See ``DependencyValues/assert``.
public protocol AssertionEffect: Sendable {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension AssertionEffect {
  /// Checks a condition.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath,
    _ line: UInt = #line, _ column: UInt = #column
  ) {
    callAsFunction(
      condition(), message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Says that something can't happen. See ``DependencyValues/assertionFailure``.
public protocol AssertionFailureEffect: Sendable {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
}

extension AssertionFailureEffect {
  /// Says that something can't happen.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    _ fileID: StaticString = #fileID, _ filePath: StaticString = #filePath,
    _ line: UInt = #line, _ column: UInt = #column
  ) {
    callAsFunction(message(), fileID: fileID, filePath: filePath, line: line, column: column)
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
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Swift.assert(condition(), message(), file: filePath, line: line)
  }
}

private struct LiveAssertionFailure: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Swift.assertionFailure(message(), file: filePath, line: line)
  }
}

private struct LivePrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Swift.precondition(condition(), message(), file: filePath, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect, AssertionFailureEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    if condition() { return }
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func callAsFunction(
    _ message: @autoclosure () -> String,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
