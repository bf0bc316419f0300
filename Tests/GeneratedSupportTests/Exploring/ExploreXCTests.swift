import GeneratedSupport
import XCTest

@testable import GeneratedTestSupport

final class ExploreXCTests: XCTestCase {
  private struct TooMany: Error {}

  @MainActor func testAFailingRunIsPrintedAsATestOfXCTest() async throws {
    let issues = ReportedTexts()
    try await withIssueReporters([issues]) {
      try await explore([\.downloadTapped]) {
        TestStore(initialState: TwoDownloads.State()) { TwoDownloads() }
      } invariant: { state in
        if state.downloads > 1 { throw TooMany() }
      }
    }
    XCTAssertEqual(issues.texts.value.count, 2)
    XCTAssertEqual(issues.texts.value.first, "The invariant does not hold: TooMany()")
    let report = try XCTUnwrap(issues.texts.value.last)
    XCTAssertTrue(
      report.hasSuffix(
        #"""
        @MainActor func testAFailingRunIsPrintedAsATestOfXCTestFound() async throws {
          let store = TestStore(initialState: TwoDownloads.State()) { TwoDownloads() }
          store.holdsActions = true
          await store.send(\.downloadTapped) {
            $0.downloads = 1
          }
          await store.send(\.downloadTapped) {
            $0.downloads = 2
          }
          store.exhaustivity = .off

          let invariant: (TwoDownloads.State) throws -> Void = { state in
            if state.downloads > 1 { throw TooMany() }
          }
          try invariant(store.state)
        }
        """#), report)
  }

  @MainActor func testAFailureInAnotherOrderIsPrintedWithTheOrder() async throws {
    let issues = ReportedTexts()
    let number = LockIsolated(0)
    try await withIssueReporters([issues]) {
      try await explore([\.start], steps: 1) {
        number.setValue(0)
        return TestStore(initialState: LostUpdate.State()) { LostUpdate(number: number) }
      } invariant: { state in
        if state.finished == 2 && number.value < 2 { throw TooMany() }
      }
    }
    let report = try XCTUnwrap(issues.texts.value.last)
    XCTAssertTrue(report.contains("{\n  try await withSchedules(replaying: \""), report)
  }

  @MainActor func testATwinHasNone() async throws {
    let issues = ReportedTexts()
    try await withIssueReporters([issues]) {
      try await explore([\.downloadTapped], runs: 10) {
        TestStore(initialState: TwoDownloads.State()) { TwoDownloads(isMended: true) }
      } invariant: { state in
        if state.downloads > 1 { throw TooMany() }
      }
    }
    XCTAssertEqual(issues.texts.value, [])
  }
}
