import GeneratedSupport
import Testing

@MainActor @Suite struct EffectTests {
  @Test func noneStaysNoneInEveryOperator() {
    let none = Effect<Int>.none
    #expect(none.isNone)
    #expect(Effect<Int>.merge(none, none).isNone)
    #expect(Effect<Int>.merge([none, none]).isNone)
    #expect(none.merge(with: none).isNone)
    #expect(Effect<Int>.concatenate(none, none).isNone)
    #expect(Effect<Int>.concatenate([none]).isNone)
    #expect(none.concatenate(with: none).isNone)
    #expect(none.cancellable(id: 1, cancelInFlight: true).isNone)
    #expect(none.map(String.init).isNone)
    #expect(none.debounce(id: 1, for: .seconds(1), clock: TestClock()).isNone)
    #expect(none.throttle(id: 1, for: .seconds(1), clock: TestClock(), latest: true).isNone)
    #expect(Effect<Int>.merge().isNone)
    #expect(Effect<Int>.concatenate().isNone)
  }

  @Test func noneAddsNothingToOtherEffects() async {
    let store = Script()
    store.begin(.merge(.none, .log("merge"), .none))
    store.begin(Effect.none.merge(with: .log("merge(with:)")).merge(with: .none))
    store.begin(.concatenate(.none, .log("concatenate"), .none))
    store.begin(Effect.none.concatenate(with: .log("concatenate(with:)")).concatenate(with: .none))
    #expect(store.state == ["merge", "merge(with:)", "concatenate", "concatenate(with:)"])
  }

  @Test func aSentActionIsProcessedBeforeTheCallOfSendReturns() {
    let store = Script()
    store.begin(.log("a"))
    #expect(store.state == ["a"])
  }

  @Test func mergedSendsKeepTheirOrder() {
    let store = Script()
    store.begin(
      .merge(.log("1"), .merge(.log("2"), .log("3")), Effect.log("4").merge(with: .log("5"))))
    #expect(store.state == ["1", "2", "3", "4", "5"])
  }

  @Test func mergedEffectsRunSideBySide() async {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .merge(
        .after(2, on: clock, "2"), .log("at once"), .after(1, on: clock, "1"),
        .after(3, on: clock, "3")))
    #expect(store.state == ["at once"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["at once", "1"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["at once", "1", "2"])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state == ["at once", "1", "2", "3"])
  }

  @Test func cancellingAMergedEffectCancelsAllItsParts() async throws {
    let clock = TestClock()
    let store = Script()
    let task = store.begin(
      .merge(.after(1, on: clock, "1"), .merge(.after(2, on: clock, "2")))
        .cancellable(id: "both"))
    await clock.advance()
    store.begin(.cancel(id: "both"))
    await task.finish()
    await clock.run()
    #expect(store.state == [])
  }

  @Test func aMergedEffectThatCancelsWorkInFlightDoesNotCancelItsOwnParts() async {
    let clock = TestClock()
    let store = Script()
    for round in 1...2 {
      store.begin(
        .merge(.after(1, on: clock, "\(round)a"), .after(1, on: clock, "\(round)b"))
          .cancellable(id: "both", cancelInFlight: true))
      await clock.advance()
    }
    await clock.run()
    #expect(store.state.sorted() == ["2a", "2b"])
  }

  @Test func aThousandMergedEffectsAllRun() async {
    let store = Script()
    let task = store.begin(.merge((0..<1_000).map { .later("\($0)") }))
    await task.finish()
    #expect(store.state.count == 1_000)
  }

  @Test func theActionsOfAnEffectCanBeReadWithoutAStore() async {
    let effect = Effect<Int>.merge(
      .send(1), .concatenate(.run { await $0(2) }, .send(3), .run { await $0(4) }))
    var actions: [Int] = []
    for await action in effect.actions { actions.append(action.value) }
    #expect(actions == [1, 2, 3, 4])
  }

  @Test func anEffectWithoutActionsHasAnEmptyStream() async {
    for await _ in Effect<Int>.none.actions { Issue.record("there is no action") }
    for await _ in Effect<Int>.run(operation: { _ in }).actions {
      Issue.record("there is no action")
    }
  }

  @Test func anEffectIsCancelledWhenItsStreamIsDropped() async throws {
    let clock = TestClock()
    let task = Task {
      for await _ in Effect<Step>.after(1, on: clock, "never").actions {}
    }
    await clock.advance()
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await task.value
    try await clock.checkSuspension()
  }
}
