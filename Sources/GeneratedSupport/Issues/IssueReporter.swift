/// What is told of an issue in an app; in a test, the test fails instead.
///
/// ```swift
/// struct Log: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
///     line: UInt, column: UInt
///   ) {
///     print(fileID, line, message() ?? "")
///   }
/// }
/// ```
public protocol IssueReporter: Sendable {
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Told of an error; unless it is implemented, the error is told as a message.
  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)

  /// Told of an issue that ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)``
  /// expects; unless it is implemented, nothing happens.
  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Told of an error that is expected; unless it is implemented, the error is told as a message.
  func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)
}

extension IssueReporter {
  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = IssueReport(
      message(), error: error, site: CallSite(fileID, filePath, line, column)
    ).text
    reportIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let text = IssueReport(
      message(), error: error, site: CallSite(fileID, filePath, line, column)
    ).text
    expectIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The reporters that are told of issues.
public enum IssueReporters {
  /// Those of the running task; a warning, unless others were chosen.
  @TaskLocal public static var current: [any IssueReporter] = [.runtimeWarning]
}

/// Has `operation` report its issues to these.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], operation: () throws -> Result
) rethrows -> Result {
  try IssueReporters.$current.withValue(reporters, operation: operation)
}

/// Has `operation` report its issues to these.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporters.$current.withValue(
    reporters, operation: operation, isolation: isolation)
}
