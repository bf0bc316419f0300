import GeneratedSupport

/// Runs a test of XCTest in many orders, as the trait `.schedules` does for Swift Testing.
///
/// ```swift
/// import GeneratedTestSupport
/// import XCTest
///
/// final class SearchTests: XCTestCase {
///   @MainActor func testSearch() async throws {
///     try await withSchedules(100) {
///       // The whole test, with its store.
///     }
///   }
/// }
/// ```
///
/// The issues that this library reports are shown for the failing order only. XCTest shows a
/// failure of one of its own assertions, such as `XCTAssertEqual`, at once, so the order of such a
/// run is not reduced.
@MainActor
public func withSchedules(
  _ schedules: Schedules, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  operation: @MainActor @Sendable () async throws -> Void
) async throws {
  let site = CallSite(fileID, filePath, line, column)
  try await ScheduledTest(host: XCTestHost(site: site)).run(schedules.extent) {
    try await operation()
  }
}

/// Runs a test of XCTest in the order that a report has named.
@MainActor
public func withSchedules(
  replaying order: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  operation: @MainActor @Sendable () async throws -> Void
) async throws {
  let site = CallSite(fileID, filePath, line, column)
  guard let deviations = ChosenOrder.deviations(from: order) else {
    return IssueReport(ScheduleReport.text(unreadable: order), site: site).deliver()
  }
  try await ScheduledTest(host: XCTestHost(site: site)).run(.one(deviations)) {
    try await operation()
  }
}
