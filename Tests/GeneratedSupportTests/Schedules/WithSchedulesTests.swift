import GeneratedSupport
import XCTest

@testable import GeneratedTestSupport

final class WithSchedulesTests: XCTestCase {
  /// Reports an issue if an update is lost.
  @MainActor private func addTwo() async {
    let number = LockIsolated(0)
    let store = TestStore(initialState: LostUpdate.State()) { LostUpdate(number: number) }
    store.exhaustivity = .off
    await store.send(.start)
    await store.finish()
    if number.value != 2 { reportIssue("an update is lost") }
  }

  @MainActor func testTheIssueOfTheFailingOrderIsShownOnce() async throws {
    let issues = ReportedTexts()
    try await withIssueReporters([issues]) {
      try await withSchedules(100) { await self.addTwo() }
    }
    XCTAssertEqual(issues.texts.value.count, 2)
    XCTAssertEqual(issues.texts.value.first, "an update is lost")
    let order = try XCTUnwrap(
      issues.texts.value.last?.split(separator: "\"").first { $0.contains(":1") })
    let replayed = ReportedTexts()
    try await withIssueReporters([replayed]) {
      try await withSchedules(replaying: String(order)) { await self.addTwo() }
    }
    XCTAssertEqual(replayed.texts.value, ["an update is lost"])
  }

  @MainActor func testEachRunHasItsOwnDefaultValues() async throws {
    let first = LockIsolated<[Int]>([])
    try await withSchedules(5) {
      @Dependency(\.numbers) var numbers
      first.withValue { $0.append(numbers()) }
      await withDiscardingTaskGroup { group in
        for _ in 0..<2 { group.addTask {} }
      }
    }
    XCTAssertEqual(first.value, [1, 1, 1, 1, 1])
  }

  @MainActor func testWhatIsNoOrder() async throws {
    let issues = ReportedTexts()
    try await withIssueReporters([issues]) {
      try await withSchedules(replaying: "x") { XCTFail("not run") }
    }
    XCTAssertEqual(issues.texts.value, [ScheduleReport.text(unreadable: "x")])
  }
}

/// Counts from 1 on, anew in each test.
private struct NumbersKey: TestDependencyKey {
  static var testValue: @Sendable () -> Int {
    let number = LockIsolated(0)
    return {
      number.withValue {
        $0 += 1
        return $0
      }
    }
  }
}

extension DependencyValues {
  fileprivate var numbers: @Sendable () -> Int { self[NumbersKey.self] }
}
