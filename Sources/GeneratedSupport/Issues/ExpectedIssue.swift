/// Runs `body`, which is expected to report an issue or to throw.
///
/// Under Swift Testing this is a known issue, and a failed `#expect` counts, too. Under XCTest, on every
/// platform, it is about issues that are reported through this library: XCTest on Linux has no way to
/// expect a failed assertion. If there is no issue, that is one.
///
/// ```swift
/// withExpectedIssue {
///   reportIssue("This fails no test.")
/// }
/// ```
///
/// - Parameter isIntermittent: there may be no issue.
public func withExpectedIssue(
  _ message: String? = nil, isIntermittent: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Void
) {
  let expectation = IssueExpectation(
    message: message, isIntermittent: isIntermittent,
    site: CallSite(fileID, filePath, line, column))
  if let framework = IssueExpectation.framework {
    return framework.withKnownIssue(expectation, body)
  }
  ExpectedIssues.$current.withValue(expectation.issues) { expectation.reportingErrors(body) }
  expectation.check()
}

/// Runs `body`, which is expected to report an issue or to throw.
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
    return await framework.withKnownIssue(expectation, isolation: isolation, body)
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

/// What `withExpectedIssue` was called with.
package struct IssueExpectation: Sendable {
  package var message: String?
  package var isIntermittent: Bool
  package var site: CallSite
  let issues = ExpectedIssues()

  /// The framework whose known issues these are, if it has any.
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
    if isIntermittent || issues.count > 0 { return }
    let text = "Known issue was not recorded" + (message.map { ": \($0)" } ?? "")
    IssueReport(text, site: site).deliver()
  }
}

/// Counts the issues of a `withExpectedIssue`.
final class ExpectedIssues: Sendable {
  /// The innermost one around the running task.
  @TaskLocal static var current: ExpectedIssues?

  private let counter = Locked(0)

  var count: Int { counter.withLock { $0 } }

  func add() { counter.withLock { $0 += 1 } }
}
