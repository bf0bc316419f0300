import GeneratedSupport
import XCTest

final class TestCaseIssueTests: XCTestCase {
  /// XCTest has no warnings, so this is written to standard error.
  func testAWarningDoesNotFailTheTest() {
    reportIssue("this is only a warning", severity: .warning)
  }
}
