import GeneratedSupport
import Testing
import XCTest

/// A test of Swift Testing.
struct SwiftTestingHost: ScheduleHost {
  let test: Test
  let testCase: Test.Case?

  var name: String { "Test \"\(test.name)\"" }

  func record(_ text: String, _ severity: IssueSeverity) {
    Issue.record(
      "\(text)", severity: severity == .error ? .error : .warning,
      sourceLocation: test.sourceLocation)
  }

  nonisolated(nonsending) func collectingIssues(
    in failures: LockIsolated<[String]>, isShown: Bool, _ body: @Sendable () async throws -> Void
  ) async throws -> Bool {
    let handler = IssueHandlingTrait.compactMapIssues { [test] issue in
      // Issues that belong to no known test are handed to all tests that run.
      if Test.current?.id != test.id { return issue }
      if issue.isFailure {
        let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" } ?? ""
        let text = issue.comments.first?.rawValue
        failures.withValue { $0.append(failureText(place, text)) }
      }
      return isShown ? issue : nil
    }
    if let scope = handler.scopeProvider(for: test, testCase: testCase) {
      try await scope.provideScope(for: test, testCase: testCase, performing: body)
    } else {
      try await body()
    }
    return false
  }
}

/// Tells failures apart: the place, and the first line of the text without its numbers.
private func failureText(_ place: String, _ text: String?) -> String {
  let line = text?.prefix { $0 != "\n" }.filter { !$0.isNumber } ?? ""
  return line.isEmpty ? place : "\(place): \(line)"
}

/// A test of XCTest. What this library reports can be hidden, and a failed assertion of XCTest is
/// shown at once.
struct XCTestHost: ScheduleHost {
  let site: CallSite

  var name: String { "The test in \(site)" }

  func record(_ text: String, _ severity: IssueSeverity) {
    IssueReport(text, severity: severity, site: site).deliver()
  }

  nonisolated(nonsending) func collectingIssues(
    in failures: LockIsolated<[String]>, isShown: Bool, _ body: @Sendable () async throws -> Void
  ) async throws -> Bool {
    let collector = IssueCollector(failures: failures)
    let before = failureCount
    try await withIssueReporters([collector]) { try await body() }
    let isVisible = failureCount > before
    if isVisible { failures.withValue { $0.append("an assertion of XCTest") } }
    if isShown { for report in collector.reports.value { report.deliver() } }
    return isVisible && !isShown
  }

  private var failureCount: Int {
    RunningTestCase.shared.failingTestCase?.testRun?.totalFailureCount ?? 0
  }
}

private struct IssueCollector: IssueReporter {
  /// The places of the errors. A run may end at the first one.
  let failures: LockIsolated<[String]>
  let reports = LockIsolated<[IssueReport]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let report = IssueReport(message(), severity: severity, site: site)
    reports.withValue { $0.append(report) }
    if severity == .error {
      failures.withValue { $0.append(failureText("\(fileID):\(line)", report.text)) }
    }
  }
}
