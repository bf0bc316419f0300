/// Expects that `operation` changes the value of `expression` as `changes` describes.
///
/// ```swift
/// var count = 1
/// expectDifference(count) {
///   count += 1
/// } changes: {
///   $0 = 2
/// }
/// ```
///
/// An operation that changes nothing is reported. Without an operation, `changes` describes the
/// expected value. It need not assign properties that already have the expected value.
public func expectDifference<T: Equatable>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil, changes updateExpectingResult: (inout T) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  site.reportingErrors {
    let before = try expression()
    var expected = before
    try updateExpectingResult(&expected)
    try operation?()
    let outcome = Outcome(before: before, expected: expected, actual: try expression())
    site.report(outcome, message(), isExhaustive: operation != nil)
  }
}

/// Expects that an asynchronous `operation` changes the value of `expression` as `changes`
/// describes.
///
/// In asynchronous functions, the compiler prefers this overload.
///
/// ```swift
/// actor Counter {
///   var count = 0
///   func increment() { count += 1 }
/// }
///
/// func check(_ counter: Counter) async {
///   await expectDifference(await counter.count) {
///     await counter.increment()
///   } changes: {
///     $0 = 1
///   }
/// }
/// ```
nonisolated(nonsending)
  public func expectDifference<T: Equatable>(
    _ expression: @autoclosure () async throws -> T, _ message: @autoclosure () -> String? = nil,
    operation: nonisolated(nonsending) () async throws -> Void,
    changes updateExpectingResult: (inout T) throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async
{
  let site = CallSite(fileID, filePath, line, column)
  do {
    let before = try await expression()
    var expected = before
    try updateExpectingResult(&expected)
    try await operation()
    let outcome = Outcome(before: before, expected: expected, actual: try await expression())
    site.report(outcome, message(), isExhaustive: true)
  } catch {
    site.report("Threw error: \(error)")
  }
}

/// The value before an operation, the expected value after it, and the actual value after it.
private struct Outcome<T: Equatable> {
  var before: T
  var expected: T
  var actual: T
}

extension CallSite {
  fileprivate func report<T>(_ outcome: Outcome<T>, _ message: String?, isExhaustive: Bool) {
    if outcome.expected != outcome.actual {
      reportDifference(outcome.expected, outcome.actual, message, "(Expected: −, Actual: +)")
    } else if isExhaustive, outcome.before == outcome.actual {
      report("\(prefix(message))No difference detected after applying changes.")
    }
  }
}
