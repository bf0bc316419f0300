import Foundation
import GeneratedSupport
import Testing

@testable import GeneratedTestSupport

@MainActor @Suite struct SchedulesTraitTests {
  /// The issues of a test with the trait.
  private func issues(
    _ trait: SchedulesTrait, _ body: @escaping @Sendable @MainActor () async throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    return try await shownIssues {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body() }
    }
  }

  private func addTwo() async {
    let number = LockIsolated(0)
    let store = TestStore(initialState: LostUpdate.State()) { LostUpdate(number: number) }
    store.exhaustivity = .off
    await store.send(.start)
    await store.finish()
    #expect(number.value == 2, "an update is lost")
  }

  @Test func theIssuesOfTheFailingOrderAndHowToRepeatIt() async throws {
    let issues = try await issues(.schedules(100)) { await self.addTwo() }
    #expect(issues.count == 2)
    #expect(issues.first == "an update is lost")
    let report = try #require(issues.last)
    let order = try #require(report.split(separator: "\"").first { $0.contains(":1") })
    #expect(
      report == """
        The test fails when things happen in another order than the usual one.

        The order of this run:
          1. the effect of .start sent .finished
          2. the effect of .start sent .finished

        The usual order:
          1. the effect of .start sent .finished
          2. the effect of .start sent .finished

        To run this order alone, write '.schedules(replaying: "\(order)")', or 'withSchedules(replaying:)' in \
        XCTest. It was found in run 3 with the seed 1. The other issues of this test are those of this run.
        """)
    let replayed = try await self.issues(.schedules(replaying: String(order))) {
      await self.addTwo()
    }
    #expect(replayed == ["an update is lost"])
  }

  @Test func onlyTheFirstRunAndTheFailingOneLeavePictures() async throws {
    let hidden = LockIsolated<[Bool]>([])
    _ = try await issues(.schedules(100)) {
      let store = TestStore(initialState: LostUpdate.State()) {
        LostUpdate(number: LockIsolated(0))
      }
      hidden.withValue { $0.append(store.journal.reports.isHidden) }
      store.exhaustivity = .off
      await self.addTwo()
    }
    #expect(hidden.value.count > 3)
    #expect(hidden.value.first == false)
    #expect(hidden.value.last == false)
    #expect(!hidden.value.dropFirst().dropLast().contains(false))
  }

  @Test func anErrorIsThrownInTheFailingOrderOnly() async throws {
    struct Lost: Error {}
    await #expect(throws: Lost.self) {
      _ = try await self.issues(.schedules(100)) {
        let number = LockIsolated(0)
        let store = TestStore(initialState: LostUpdate.State()) { LostUpdate(number: number) }
        store.exhaustivity = .off
        await store.send(.start)
        await store.finish()
        if number.value != 2 { throw Lost() }
      }
    }
  }

  @Test func aTestThatFailsInTheUsualOrderRunsOnce() async throws {
    let count = LockIsolated(0)
    let issues = try await issues(.schedules(100)) {
      count.withValue { $0 += 1 }
      Issue.record("it fails")
    }
    #expect(issues == ["it fails"])
    #expect(count.value == 1)
  }

  @Test func aTestWithOneOrderIsWarnedOf() async throws {
    #expect(try await issues(.schedules(100)) {} == [ScheduleReport.oneOrder])
  }

  @Test func workOutsideOfTheOrdersIsToldOfOnce() async throws {
    let issues = try await issues(.schedules(4)) {
      let store = TestStore(initialState: LostUpdate.State()) {
        Reduce<LostUpdate.State, LostUpdate.Action> { _, action in
          guard action == .start else { return .none }
          let wait = Effect<LostUpdate.Action>.run { send in
            await anotherThread()
            await send(.finished)
          }
          return .merge(wait, .run { _ in await Task.yield() }, .run { _ in await Task.yield() })
        }
      }
      await store.send(.start)
      await store.receive(.finished, timeout: .seconds(10))
    }
    #expect(issues == [ScheduleReport.realTime])
  }

  @Test func workOutsideOfTheOrdersIsToldOfWithoutAStore() async throws {
    let issues = try await issues(.schedules(4)) {
      await withDiscardingTaskGroup { group in
        for _ in 0..<2 { group.addTask { await anotherThread() } }
      }
    }
    #expect(issues == [ScheduleReport.realTime])
  }

  /// No job comes from another thread before the store waits.
  @Test func aStoreThatWaitsIsToldOf() async throws {
    let issues = try await issues(.schedules(2)) {
      let store = TestStore(initialState: LostUpdate.State()) {
        Reduce<LostUpdate.State, LostUpdate.Action> { _, action in
          guard action == .start else { return .none }
          let wait = Effect<LostUpdate.Action>.run { send in
            let order = JobOrders.current as? ChosenOrder
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                while order?.hasMetOtherWork == false { Thread.sleep(forTimeInterval: 0.001) }
                continuation.resume()
              }
            }
            await send(.finished)
          }
          return .merge(wait, .run { _ in await Task.yield() }, .run { _ in await Task.yield() })
        }
      }
      await store.send(.start)
      await store.receive(.finished, timeout: .seconds(10))
    }
    #expect(issues == [ScheduleReport.realTime])
  }

  @Test func theLimitOfAllOrders() async throws {
    let issues = try await issues(.schedules(.all(limit: 3))) {
      await withDiscardingTaskGroup { group in
        for _ in 0..<3 { group.addTask {} }
      }
    }
    #expect(issues == [ScheduleReport.text(limit: 3)])
  }

  @Test func whatIsNoOrder() async throws {
    #expect(
      try await issues(.schedules(replaying: "x")) { Issue.record("not run") }
        == [ScheduleReport.text(unreadable: "x")])
  }

  @Test(.schedules(20), .dependency(\.uuid, .incrementing))
  func eachRunHasItsOwnDependencies() async {
    @Dependency(\.uuid) var uuid
    let store = TestStore(initialState: LostUpdate.State()) {
      Reduce<LostUpdate.State, LostUpdate.Action> { _, _ in
        .merge((0..<3).map { _ in .run { _ in await Task.yield() } })
      }
    }
    await store.send(.start)
    await store.finish()
    #expect(uuid() == UUID(0))
  }

  /// That of the article.
  @Test func theExample() async throws {
    let issues = try await issues(.schedules(100)) {
      let store = TestStore(initialState: Draft.State()) { Draft(file: LockIsolated("Dear Blob")) }
      await store.send(.opened)
      await store.receive(\.loaded) { $0.text = "Dear Blob" }
    }
    #expect(issues.count == 2)
    #expect(issues.first?.hasPrefix("A state change does not match expectation.") == true)
    #expect(
      issues.last?.contains(
        """
        The order of this run:
          1. the effect of .opened ended without sending an action
          2. the effect of .opened sent .loaded("")

        The usual order:
          1. the effect of .opened sent .loaded("Dear Blob")
          2. the effect of .opened ended without sending an action

        To run this order alone, write '.schedules(replaying: "1:1 2:1 3:1")'
        """) == true, "\(issues)")
  }
}

struct Draft: Reducer {
  struct State: Equatable { var text = "" }
  enum Action { case opened, loaded(String) }

  let file: LockIsolated<String>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .merge(load, clean)
      case .loaded(let text):
        state.text = text
        return .none
      }
    }
  }

  private var load: Effect<Action> {
    .run { [file] send in
      await Task.yield()  // Stands for a request.
      await send(.loaded(file.value))
    }
  }

  private var clean: Effect<Action> {
    .run { [file] _ in
      for _ in 1...2 { await Task.yield() }
      file.setValue("")
    }
  }
}
