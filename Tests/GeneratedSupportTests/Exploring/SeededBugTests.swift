import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Features with a bug that people really make, and their correct twins. The tests try more seeds if
/// `EXPLORE_SEEDS` names a number.
@MainActor @Suite struct SeededBugTests {
  private nonisolated static let seeds = ProcessInfo.processInfo.environment["EXPLORE_SEEDS"]
    .flatMap(UInt64.init)

  private static let stepCounts = [2, 2, 4, 2, 2, 2, 4, 2, 4, 1, 2, 2]

  /// Each bug is found, by the fewest steps, and each time again.
  @Test(arguments: 0..<12) func bugIsFound(_ index: Int) async throws {
    let bug = SeededBug.all[index]
    for seed in 1...(Self.seeds ?? 1) {
      let found = try #require(try await bug.explore(false, seed), "\(bug.name), seed \(seed)")
      #expect(found.plan.steps.count <= Self.stepCounts[index], "\(bug.name), seed \(seed)")
      #expect(found.plan.deviations.isEmpty, "\(bug.name), seed \(seed)")
      for index in found.plan.steps.indices {
        var plan = found.plan
        plan.steps.remove(at: index)
        let failure = try await found.repeated(plan)
        #expect(failure != found.failure, "\(bug.name), seed \(seed): step \(index) is not needed")
      }
      for _ in 0..<5 {
        let failure = try await found.repeated(found.plan)
        #expect(failure == found.failure, "\(bug.name), seed \(seed): is not repeated")
      }
    }
  }

  @Test(arguments: 0..<12) func twinHasNone(_ index: Int) async throws {
    let bug = SeededBug.all[index]
    for seed in 1...(Self.seeds ?? 1) {
      let found = try await bug.explore(true, seed)
      #expect(found == nil, "\(bug.name), seed \(seed): \(found?.plan.steps ?? [])")
    }
  }
}
