/// What a failure needs of the framework whose test is running. This module links none:
/// `GeneratedTestSupport` does, and sets ``TestProcess/framework`` before `main` begins.
package protocol TestFramework: Sendable {
  /// The running test; nil where none is running.
  var context: TestContext? { get }

  /// The run of the test case that the caller is a part of; nil where none is running.
  var run: TestRun? { get }

  /// Fails the running test, or the whole run where there is none.
  func fail(_ report: IssueReport)

  /// Runs `body` and expects an issue in it. Is called under Swift Testing only.
  func withKnownIssue(_ expectation: IssueExpectation, _ body: () throws -> Void)

  func withKnownIssue(
    _ expectation: IssueExpectation, isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async
}

extension TestProcess {
  /// Nil where `GeneratedTestSupport` is not linked.
  package static var framework: (any TestFramework)? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }

  private static let box = Locked<(any TestFramework)?>(nil)
}
