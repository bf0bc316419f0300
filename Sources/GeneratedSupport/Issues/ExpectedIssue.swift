/// Runs `body` and expects it to report an issue or to throw. If it does neither, that is an issue.
///
/// Under Swift Testing this is a known issue, and a failed `#expect` counts, too. Under XCTest only
/// issues that are reported through this library count, because XCTest on Linux cannot expect a
/// failed assertion.
///
/// ```swift
/// withExpectedIssue {
///   reportIssue("This fails no test.")
/// }
/// ```
///
/// - Parameter isIntermittent: Whether `body` may also report no issue.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void
) {
  let expectation = IssueExpectation(
    message: message, isIntermittent: isIntermittent,
    site: CallSite(fileID, filePath, line, column))
  if let framework = IssueExpectation.framework {
    return ExpectedIssues.$current.withValue(nil) { framework.withKnownIssue(expectation, body) }
  }
  ExpectedIssues.$current.withValue(expectation.issues) { expectation.reportingErrors(body) }
  expectation.check()
}

/// Runs `body` and expects it to report an issue or to throw.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async {
  let expectation = IssueExpectation(
    message: message, isIntermittent: isIntermittent,
    site: CallSite(fileID, filePath, line, column))
  if let framework = IssueExpectation.framework {
    return await ExpectedIssues.$current.withValue(
      nil,
      operation: {
        await framework.withKnownIssue(expectation, isolation: isolation, body)
      }, isolation: isolation)
  }
  await ExpectedIssues.$current.withValue(
    expectation.issues,
    operation: {
      do {
        try await body()
      } catch {
        expectation.caught(error)
      }
    }, isolation: isolation)
  expectation.check()
}

/// The name that ``withExpectedIssue(_:isIntermittent:fileID:filePath:line:column:_:)`` has in
/// version 2 of swift-issue-reporting.
public func _withKnownIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void
) {
  withExpectedIssue(
    message, isIntermittent: isIntermittent, fileID: fileID, filePath: filePath, line: line,
    column: column, body)
}

/// The same for a function that is `async`.
public func _withKnownIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async {
  await withExpectedIssue(
    message, isIntermittent: isIntermittent, fileID: fileID, filePath: filePath, line: line,
    column: column, isolation: isolation, body)
}

/// The arguments of `withExpectedIssue`.
package struct IssueExpectation: Sendable {
  package var message: String?
  package var isIntermittent: Bool
  package var site: CallSite
  let issues = ExpectedIssues()

  /// The running test framework, if it supports known issues.
  fileprivate static var framework: (any TestFramework)? {
    guard case .swiftTesting = TestContext.current else { return nil }
    return TestProcess.framework
  }

  fileprivate func reportingErrors(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      caught(error)
    }
  }

  fileprivate func caught(_ error: any Error) {
    IssueReport(message, error: error, site: site).deliver(to: issues)
  }

  fileprivate func check() {
    if isIntermittent || !issues.reports.isEmpty { return }
    let text = "Known issue was not recorded" + (message.map { ": \($0)" } ?? "")
    IssueReport(text, site: site).deliver()
  }
}

/// Keeps the issues that are reported while they are expected.
final class ExpectedIssues: Sendable {
  /// The innermost expectation around the current task.
  @TaskLocal static var current: ExpectedIssues?

  private let kept = Locked<[IssueReport]>([])

  var reports: [IssueReport] { kept.withLock { $0 } }

  func add(_ report: IssueReport) { kept.withLock { $0.append(report) } }
}
