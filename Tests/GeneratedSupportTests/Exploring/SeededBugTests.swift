import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Features with a bug that people really make, and their correct twins. The tests try more seeds if
/// `EXPLORE_SEEDS` names a number.
@MainActor @Suite struct SeededBugTests {
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["EXPLORE_SEEDS"].flatMap(UInt64.init)
  private nonisolated static let only = ProcessInfo.processInfo.environment["ONLY"].flatMap(Int.init)

  @Test(arguments: 0..<12) func isFound(_ index: Int) async throws {
    let bug = SeededBug.all[index]
    for seed in 1...(Self.seeds ?? 3) {
      let start = ContinuousClock.now
      let finding = try #require(try await bug.explore(false, seed), "\(bug.name), seed \(seed)")
      print("FOUND", bug.name, seed, finding.number, finding.plan.steps, finding.plan.holdsActions, finding.plan.order, start.duration(to: .now))
    }
  }

  @Test(arguments: Self.only.map { $0..<($0+1) } ?? 0..<12) func twinHasNone(_ index: Int) async throws {
    let bug = SeededBug.all[index]
    for seed in 1...(Self.seeds ?? 1) {
      let start = ContinuousClock.now
      let finding = try await bug.explore(true, seed)
      #expect(finding == nil, "\(bug.name), seed \(seed), \(finding?.failure ?? "") \(finding?.plan.steps ?? [])")
      print("TWIN", bug.name, seed, start.duration(to: .now))
    }
  }
}
