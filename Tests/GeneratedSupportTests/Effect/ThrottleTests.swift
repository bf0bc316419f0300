import GeneratedSupport
import Testing

#if Foundation
  import Dispatch
#endif

@MainActor @Suite struct ThrottleTests {
  private let clock = TestClock()

  private func throttled(_ effect: Effect<Step>, latest: Bool = true) -> Effect<Step> {
    effect.throttle(id: "id", for: .seconds(2), clock: clock, latest: latest)
  }

  @Test(arguments: [(true, "c"), (false, "b")])
  func oneActionOfAnIntervalIsSentAtItsEnd(latest: Bool, chosen: String) async {
    let store = Script()
    for text in ["a", "b", "c"] { store.begin(throttled(.log(text), latest: latest)) }
    #expect(store.state == ["a"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["a"])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["a", chosen])
    store.begin(throttled(.log("d"), latest: latest))
    #expect(store.state == ["a", chosen])
    await clock.advance(by: .seconds(2))
    #expect(store.state == ["a", chosen, "d"])
  }

  @Test(arguments: [true, false])
  func anActionAfterTheIntervalIsSentAtOnce(latest: Bool) async {
    let store = Script()
    for text in ["a", "b", "c"] {
      store.begin(throttled(.log(text), latest: latest))
      await clock.advance(by: .seconds(2))
    }
    #expect(store.state == ["a", "b", "c"])
  }

  @Test(arguments: [(true, "c"), (false, "b")])
  func theActionsOfOneEffectAreLimited(latest: Bool, chosen: String) async {
    let store = Script()
    await withMainSerialExecutor {
      store.begin(
        throttled(
          .run { send in for text in ["a", "b", "c"] { await send(.log(text)) } },
          latest: latest))
      await clock.advance(by: .seconds(1))
      #expect(store.state == ["a"])
      await clock.run()
    }
    #expect(store.state == ["a", chosen])
  }

  @Test func anEffectCancelsTheOneBeforeIt() async {
    let store = Script()
    let first = store.begin(throttled(.after(1, on: clock, "a")))
    await clock.advance()
    store.begin(throttled(.after(1, on: clock, "b")))
    await first.finish()
    await clock.run()
    #expect(store.state == ["b"])
  }

  @Test(arguments: [true, false])
  func cancellingTheIDDropsTheActionThatWaits(latest: Bool) async {
    let store = Script()
    store.begin(throttled(.log("a"), latest: latest))
    let waiting = store.begin(throttled(.log("b"), latest: latest))
    store.begin(.cancel(id: "id"))
    await waiting.finish()
    #expect(store.state == ["a"])
    store.begin(throttled(.log("c"), latest: latest))
    await clock.run()
    #expect(store.state == ["a", "c"])
  }

  @Test func theLastEffectWaitsForTheActionThatIsSentAtTheEndOfTheInterval() async {
    let store = Script()
    store.begin(throttled(.log("a")))
    let second = store.begin(throttled(.log("b")))
    let third = store.begin(throttled(.log("c")))
    await second.finish()
    #expect(store.state == ["a"])
    let end = Task {
      await third.finish()
      return store.state
    }
    await clock.run()
    #expect(await end.value == ["a", "c"])
  }

  @Test func storesAreLimitedIndependently() async {
    let (first, second) = (Script(), Script())
    for store in [first, second] { store.begin(throttled(.log("a"))) }
    #expect(first.state == ["a"])
    #expect(second.state == ["a"])
    first.begin(throttled(.log("b")))
    second.begin(.cancel(id: "id"))
    await clock.run()
    #expect(first.state == ["a", "b"])
    #expect(second.state == ["a"])
  }

  @Test func differentIDsAreIndependent() {
    let store = Script()
    store.begin(throttled(.log("a")))
    store.begin(Effect.log("b").throttle(id: 1, for: .seconds(1), clock: clock, latest: true))
    #expect(store.state == ["a", "b"])
  }

  @Test func anIDMayBeUsedWithAnotherInterval() async {
    let store = Script()
    store.begin(throttled(.log("a")))
    await clock.advance(by: .seconds(2))
    let other = TestClock()
    store.begin(Effect.log("b").throttle(id: "id", for: .seconds(5), clock: other, latest: true))
    store.begin(Effect.log("c").throttle(id: "id", for: .seconds(5), clock: other, latest: true))
    await other.advance(by: .seconds(2))
    #expect(store.state == ["a", "b"])
    await other.advance(by: .seconds(3))
    #expect(store.state == ["a", "b", "c"])
  }
}

#if Foundation
  extension ThrottleTests {
    @Test(arguments: [(true, "c"), (false, "b")])
    func aSchedulerIsAClock(latest: Bool, chosen: String) async {
      let queue = DispatchQueue.test
      let erased: AnySchedulerOf<DispatchQueue> = queue.eraseToAnyScheduler()
      for scheduler in [queue, erased] as [any Clock<Duration>] {
        let store = Script()
        for text in ["a", "b", "c"] {
          store.begin(
            Effect.log(text).throttle(
              id: "id", for: .seconds(1), scheduler: scheduler, latest: latest))
        }
        await queue.advance(by: .milliseconds(999))
        #expect(store.state == ["a"])
        await queue.advance(by: .milliseconds(1))
        #expect(store.state == ["a", chosen])
      }
    }

    @Test func theIntervalCanBeANumberOfSeconds() async {
      let queue = DispatchQueue.test
      let store = Script()
      for text in ["a", "b"] {
        store.begin(
          Effect.log(text).throttle(id: "id", for: 1, scheduler: queue, latest: true))
      }
      await queue.advance(by: 0.5)
      #expect(store.state == ["a"])
      await queue.advance(by: 0.5)
      #expect(store.state == ["a", "b"])
    }

    @Test func aQueueStandsForRealTime() async {
      let store = Script()
      let effect = Effect<Step>.log("a")
        .throttle(id: "id", for: .milliseconds(1), scheduler: DispatchQueue.main, latest: true)
      await store.begin(effect).finish()
      #expect(store.state == ["a"])
    }
  }
#endif
