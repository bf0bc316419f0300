import GeneratedSupport
import Testing
import XCTest

/// Swift Testing and XCTest, whichever is running: on Linux a process has one of them, elsewhere both,
/// one behind the other.
struct TestFrameworks: TestFramework {
  var context: TestContext? {
    if let test = Test.current { return .swiftTesting(TestContext.Testing(id: "\(test.id)")) }
    if RunningTestCase.shared.isRunning { return .xcTest }
    return TestProcess.runsSwiftTesting ? .swiftTesting(nil) : .xcTest
  }

  var run: TestRun? {
    guard let test = Test.current else { return RunningTestCase.shared.run }
    // A test's suite is no test case: nothing of one test may belong to it.
    return Test.Case.current.map { RunningTests.shared.run(of: $0, in: test) }
  }

  func fail(_ report: IssueReport) {
    if Test.current != nil { return record(report) }
    if RunningTestCase.shared.isRunning { return failTestCase(report) }
    failRun(report)
  }

  private func record(_ report: IssueReport, _ text: String? = nil) {
    let comment = (text ?? report.message).map { Comment(rawValue: $0) }
    if let error = report.error {
      Issue.record(error, comment, sourceLocation: report.site.location)
    } else {
      Issue.record(comment, sourceLocation: report.site.location)
    }
  }

  /// XCTest on Linux counts failures without a lock.
  private static let counting = Locked(())

  private func failTestCase(_ report: IssueReport) {
    Self.counting.withLock { _ in
      XCTFail(report.text, file: report.site.filePath, line: report.site.line)
    }
  }

  /// No test is running here: the issue comes from a detached task, a dispatch queue, or after the
  /// tests. Swift Testing shows such an issue while it runs, and it fails the process in any case.
  private func failRun(_ report: IssueReport) {
    CurrentProcess.failAtExit()
    CurrentProcess.writeToStandardError("\(report.site): \(report.text) (outside any test)\n")
    if TestProcess.runsSwiftTesting { record(report, report.outsideText) }
  }
}

extension TestFrameworks {
  func withKnownIssue(_ expectation: IssueExpectation, _ body: () throws -> Void) {
    Testing.withKnownIssue(
      expectation.comment, isIntermittent: expectation.isIntermittent,
      sourceLocation: expectation.site.location, body)
  }

  func withKnownIssue(
    _ expectation: IssueExpectation, isolation: isolated (any Actor)?,
    _ body: () async throws -> Void
  ) async {
    await Testing.withKnownIssue(
      expectation.comment, isIntermittent: expectation.isIntermittent, isolation: isolation,
      sourceLocation: expectation.site.location, body)
  }
}

extension IssueExpectation {
  fileprivate var comment: Comment? { message.map { Comment(rawValue: $0) } }
}

extension IssueReport {
  fileprivate var outsideText: String {
    (message.map { "\($0) " } ?? "") + "(outside any test)"
  }
}

extension CallSite {
  fileprivate var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
