/// A type that receives the issues of an app. In a test, the test fails instead, unless the test
/// chooses reporters with ``withIssueReporters(_:operation:)``.
///
/// A reporter implements `reportIssue(_:severity:fileID:filePath:line:column:)`. A reporter that
/// does not need the severity can implement the same method without it. One of the two is required.
///
/// ```swift
/// struct Log: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
///     filePath: StaticString, line: UInt, column: UInt
///   ) {
///     print(fileID, line, severity, message() ?? "")
///   }
/// }
/// ```
public protocol IssueReporter: Sendable {
  /// Receives an issue.
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)

  /// Receives an issue of any severity. By default, passes it on with severity
  /// ``IssueSeverity/error``.
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Receives an error. By default, passes its description on as a message.
  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)

  /// Receives an issue that ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)``
  /// expects. By default, does nothing.
  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// Receives an error that is expected. By default, passes its description on as a message.
  func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt)
}

extension IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    IssueReporterDefault.$type.withValue(Self.self) {
      reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    if IssueReporterDefault.type == Self.self { IssueReporterDefault.end(Self.self, message()) }
    reportIssue(
      message(), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let text = IssueReport(message(), error: error, site: site).text
    reportIssue(
      text, severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {}

  public func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let text = IssueReport(message(), error: error, site: site).text
    expectIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The reporters that receive the issues of an app.
public enum IssueReporters {
  /// The reporters of the current task. By default, they log issues.
  ///
  /// Assign reporters when the app starts to choose them for the whole process:
  ///
  /// ```swift
  /// func startApp() {
  ///   IssueReporters.current = [.runtimeWarning, .breakpoint]
  /// }
  /// ```
  ///
  /// An assignment inside of ``withIssueReporters(_:operation:)`` is valid until the end of the
  /// operation.
  public static var current: [any IssueReporter] {
    get { scope.value }
    set { scope.setValue(newValue) }
  }

  @TaskLocal fileprivate static var scope = wholeProcess

  private static let wholeProcess = LockIsolated<[any IssueReporter]>([.runtimeWarning])

  /// Whether the current task runs in ``withIssueReporters(_:operation:)``.
  static var areChosen: Bool { scope !== wholeProcess }
}

/// Sends the issues of `operation` to these reporters. In a test, the issues then do not fail the
/// test:
///
/// ```swift
/// withIssueReporters([]) { reportIssue("not shown") }
/// ```
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], operation: () throws -> Result
) rethrows -> Result {
  try IssueReporters.$scope.withValue(LockIsolated(reporters), operation: operation)
}

/// Sends the issues of `operation` to these reporters.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporters.$scope.withValue(
    LockIsolated(reporters), operation: operation, isolation: isolation)
}
