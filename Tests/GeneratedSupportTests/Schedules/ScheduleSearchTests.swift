import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

/// Effects that add to a number: each reads it, does something else, and writes it. In the usual
/// order, each has written it before the next one reads it.
struct LostUpdate: Reducer {
  struct State: Equatable { var finished = 0 }
  enum Action { case start, finished }

  let number: LockIsolated<Int>
  var count = 2

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start: return .merge((0..<count).map(add))
      case .finished:
        state.finished += 1
        return .none
      }
    }
  }

  private func add(_ index: Int) -> Effect<Action> {
    .run { [number] send in
      for _ in 0..<(3 * index) { await Task.yield() }
      let old = number.value
      await Task.yield()
      number.setValue(old + 1)
      await send(.finished)
    }
  }
}

@MainActor @Suite struct ScheduleSearchTests {
  /// Searches as the trait does, with the outcomes of a function.
  private func search(
    _ extent: ScheduleSearch.Extent, _ body: @escaping @MainActor () async -> Bool
  ) async throws -> ScheduleSearch.Result {
    try await ScheduleSearch(extent: extent).run { order, _ in
      let passes = LockIsolated(true)
      let trace = Trace()
      try await ScheduledRun.run(order, trace) {
        let result = await body()
        passes.setValue(result)
      }
      return .init(failure: passes.value ? nil : "here", steps: trace.stepsOfEffects)
    }
  }

  private func found(
    _ extent: ScheduleSearch.Extent, _ body: @escaping @MainActor () async -> Bool
  ) async throws -> ScheduleSearch.Found? {
    if case .failed(let found) = try await search(extent, body) { found } else { nil }
  }

  private func addsAll(count: Int) async -> Bool {
    let number = LockIsolated(0)
    let store = TestStore(initialState: LostUpdate.State()) {
      LostUpdate(number: number, count: count)
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.finish()
    return number.value == count
  }

  @Test func childTasksBeginInAnyOrder() async throws {
    let orders = LockIsolated<Set<[Int]>>([])
    let result = try await search(.all(limit: 10_000)) {
      let events = LockIsolated<[Int]>([])
      await withDiscardingTaskGroup { group in
        for number in 0..<3 {
          group.addTask { events.withValue { $0.append(number) } }
        }
      }
      orders.withValue { _ = $0.insert(events.value) }
      return true
    }
    guard case .passed(let count, isComplete: true) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(count >= 6)
    #expect(orders.value.count == 6)
  }

  @Test func sleepersWithOneDeadlineWakeInAnyOrder() async throws {
    let orders = LockIsolated<Set<[Int]>>([])
    _ = try await search(.random(count: 60, seed: 1)) {
      let clock = TestClock()
      let events = LockIsolated<[Int]>([])
      async let wait: Void = withTaskGroup(of: Void.self) { group in
        for number in 0..<3 {
          group.addTask {
            try? await clock.sleep(for: .seconds(1))
            events.withValue { $0.append(number) }
          }
        }
      }
      await clock.advance(by: .seconds(1))
      await wait
      orders.withValue { _ = $0.insert(events.value) }
      return true
    }
    #expect(orders.value.count == 6)
  }

  /// Both sleepers read, wait and write.
  @Test(arguments: [ScheduleSearch.Extent.random(count: 100, seed: 1), .all(limit: 1_000)])
  func theWorkOfSleepersWithOneDeadlineIsInterleaved(extent: ScheduleSearch.Extent) async throws {
    let found = try await found(extent) {
      let clock = TestClock()
      let number = LockIsolated(0)
      async let wait: Void = withTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask {
            try? await clock.sleep(for: .seconds(1))
            let old = number.value
            await Task.yield()
            number.setValue(old + 1)
          }
        }
      }
      await clock.advance(by: .seconds(1))
      await wait
      return number.value == 2
    }
    #expect(found != nil)
  }

  @Test func aLostUpdateIsFound() async throws {
    let random = try await found(.random(count: 100, seed: 1)) { await self.addsAll(count: 2) }
    #expect(random != nil)
    let all = try await found(.all(limit: 10_000)) { await self.addsAll(count: 2) }
    #expect(all != nil)
  }

  /// Six, or ten times as many as the features with a bug are explored with.
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["EXPLORE_SEEDS"].flatMap(UInt64.init).map { 10 * $0 } ?? 6

  /// Leaving out any deviation makes the run pass, and each replay fails.
  @Test(arguments: 1...seeds)
  func whatIsFoundIsMinimalAndRepeats(seed: UInt64) async throws {
    let found = try await found(.random(count: 200, seed: seed)) { await self.addsAll(count: 3) }
    let deviations = try #require(found?.deviations)
    #expect(!deviations.isEmpty)
    for _ in 0..<5 {
      let replay = try await search(.one(deviations)) { await self.addsAll(count: 3) }
      guard case .failedAtOnce = replay else {
        Issue.record("\(replay)")
        continue
      }
    }
    for choice in deviations.keys {
      let fewer = deviations.filter { $0.key != choice }
      let result = try await search(.one(fewer)) { await self.addsAll(count: 3) }
      guard case .passed = result else {
        Issue.record("without \(choice): \(result)")
        continue
      }
    }
  }

  @Test func effectsBeginInTheOrderInWhichTheyWereReturned() async throws {
    let result = try await search(.random(count: 50, seed: 1)) {
      let begun = LockIsolated<[Int]>([])
      let store = TestStore(initialState: LostUpdate.State()) {
        Reduce<LostUpdate.State, LostUpdate.Action> { _, _ in
          .merge((0..<4).map { number in .run { _ in begun.withValue { $0.append(number) } } })
        }
      }
      await store.send(.start)
      await store.finish()
      return begun.value == [0, 1, 2, 3]
    }
    guard case .passed = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func aTestWithOneOrderRunsOnce() async throws {
    let count = LockIsolated(0)
    let result = try await search(.random(count: 50, seed: 1)) {
      count.withValue { $0 += 1 }
      return true
    }
    guard case .passed(count: 1, isComplete: true) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(count.value == 1)
  }

  @Test func ordersAsTexts() {
    let deviations = [12: 1, 3: 2]
    #expect(ChosenOrder.text(of: deviations) == "3:2 12:1")
    #expect(ChosenOrder.deviations(from: "3:2 12:1") == deviations)
    #expect(ChosenOrder.deviations(from: "") == [:])
    for text in ["3", "3:", "a:1", "3:-1", "1:2:3"] {
      #expect(ChosenOrder.deviations(from: text) == nil)
    }
  }
}
