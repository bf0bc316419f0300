import GeneratedSupport
import Testing
import XCTest

/// Swift Testing and XCTest. On Linux, a process runs one of them. On other platforms, a process
/// runs both, one after the other.
struct TestFrameworks: TestFramework {
  var context: TestContext? {
    if let test = Test.current { return .swiftTesting(TestContext.Testing(id: "\(test.id)")) }
    if RunningTestCase.shared.isRunning { return .xcTest }
    return TestProcess.runsSwiftTesting ? .swiftTesting(nil) : .xcTest
  }

  var testIdentity: Int? {
    Test.current?.id.hashValue ?? RunningTestCase.shared.run.map { ObjectIdentifier($0).hashValue }
  }

  var callerPlace: CallerPlace? { Backtraces.callerPlace }

  var run: TestRun? {
    if let run = RunningTests.runOfTrait { return run }
    guard let test = Test.current else { return RunningTestCase.shared.run }
    // A trait of a suite runs outside the test cases, so then no test case is running.
    return Test.Case.current.map { RunningTests.shared.run(of: $0, in: test) }
  }

  func record(_ report: IssueReport) {
    if Test.current != nil { return recordInTest(report, report.message) }
    if RunningTestCase.shared.isRunning { return recordInTestCase(report) }
    recordInRun(report)
  }

  private func recordInTest(_ report: IssueReport, _ message: String?) {
    let comment = message.map { Comment(rawValue: $0) }
    if let error = report.error {
      Issue.record(error, comment, sourceLocation: report.location)
    } else {
      Issue.record(
        comment, severity: report.severity.inSwiftTesting, sourceLocation: report.location)
    }
  }

  /// XCTest on Linux counts failures without a lock.
  private static let counting = Locked(())

  /// XCTest has no warnings.
  private func recordInTestCase(_ report: IssueReport) {
    switch report.severity {
    case .warning:
      CurrentProcess.writeToStandardError("\(report.logLine)\n")
    case .error:
      Self.counting.withLock { _ in fail(report) }
    }
  }

  private func fail(_ report: IssueReport) {
    #if !canImport(Darwin)
      if let file = report.file, let testCase = RunningTestCase.shared.failingTestCase {
        return testCase.recordFailure(
          withDescription: "failed - \(report.text)", inFile: file.path, atLine: 1, expected: true)
      }
    #endif
    XCTFail(report.text, file: report.site.filePath, line: report.site.line)
  }

  /// Records an issue that is reported while no test is known to run: from a detached task, from a
  /// dispatch queue, or after the tests. Swift Testing shows such an issue only while tests are
  /// running, so it is written to standard error, too.
  private func recordInRun(_ report: IssueReport) {
    if report.severity == .error { CurrentProcess.failAtExit() }
    CurrentProcess.writeToStandardError("\(report.logLine) (outside any test)\n")
    if TestProcess.runsSwiftTesting { recordInTest(report, report.outsideMessage) }
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

extension IssueSeverity {
  fileprivate var inSwiftTesting: Issue.Severity {
    switch self {
    case .warning: .warning
    case .error: .error
    }
  }
}

extension IssueReport {
  fileprivate var outsideMessage: String {
    (message.map { "\($0) " } ?? "") + "(outside any test)"
  }
}

extension IssueReport {
  fileprivate var location: SourceLocation {
    guard let file else { return site.location }
    return SourceLocation(fileID: file.id, filePath: file.path, line: 1, column: 1)
  }
}

extension CallSite {
  fileprivate var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
