/// The test framework that runs the current test. This module links no test framework.
/// `GeneratedTestSupport` does, and sets ``TestProcess/framework`` before `main` begins.
package protocol TestFramework: Sendable {
  /// The running test. Nil when none is running.
  var context: TestContext? { get }

  /// The run of the test case that the caller is a part of. Nil when none is running.
  var run: TestRun? { get }

  /// A number for the running test, the same in all its cases; nil where none is running. It is
  /// asked for with each new task.
  var testIdentity: Int? { get }

  /// The function that called this library; nil where the stack can't be read.
  var callerPlace: CallerPlace? { get }

  /// Records the issue in the running test, or in the whole run when no test is running. An error
  /// makes it fail, a warning does not.
  func record(_ report: IssueReport)

  /// Runs `body` and expects an issue in it. This is called under Swift Testing only.
  func withKnownIssue(_ expectation: IssueExpectation, _ body: () throws -> Void)

  func withKnownIssue(
    _ expectation: IssueExpectation, isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async
}

extension TestProcess {
  /// Nil if `GeneratedTestSupport` is not linked.
  package static var framework: (any TestFramework)? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }

  private static let box = Locked<(any TestFramework)?>(nil)
}
