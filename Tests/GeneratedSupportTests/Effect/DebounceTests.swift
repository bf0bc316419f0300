import GeneratedSupport
import Testing

#if Foundation
  import Dispatch
  import Foundation
#endif

@MainActor @Suite struct DebounceTests {
  private let clock = TestClock()

  private func debounced(_ effect: Effect<Step>) -> Effect<Step> {
    effect.debounce(id: "id", for: .seconds(2), clock: clock)
  }

  @Test func onlyTheLastEffectRunsAfterTheDelay() async {
    let store = Script()
    for text in ["a", "b", "c"] {
      store.begin(debounced(.log(text)))
      await clock.advance(by: .seconds(1))
    }
    #expect(store.state == [])
    await clock.advance(by: .seconds(1))
    #expect(store.state == ["c"])
    store.begin(debounced(.log("d")))
    await clock.run()
    #expect(store.state == ["c", "d"])
  }

  @Test func theFunctionIsNotCalledBeforeTheDelayIsOver() async {
    let store = Script()
    let isCalled = LockIsolated(false)
    store.begin(debounced(.run { _ in isCalled.setValue(true) }))
    await clock.advance(by: .seconds(1))
    #expect(!isCalled.value)
    await clock.advance(by: .seconds(1))
    #expect(isCalled.value)
  }

  @Test func anEffectThatHasBegunAfterItsDelayIsCancelledByTheNextOne() async {
    let store = Script()
    store.begin(debounced(.after(5, on: clock, "a")))
    await clock.advance(by: .seconds(3))
    store.begin(debounced(.log("b")))
    await clock.run()
    #expect(store.state == ["b"])
  }

  @Test func theIDCancelsTheDelay() async {
    let store = Script()
    let task = store.begin(debounced(.log("a")))
    store.begin(.cancel(id: "id"))
    await task.finish()
    await clock.run()
    #expect(store.state == [])
  }

  @Test func differentIDsAreIndependent() async {
    let store = Script()
    store.begin(debounced(.log("a")))
    store.begin(Effect.log("b").debounce(id: "other", for: .seconds(1), clock: clock))
    await clock.run()
    #expect(store.state == ["b", "a"])
  }

  @Test func theEffectMayHaveTheSameIDItself() async {
    let store = Script()
    for text in ["a", "b"] {
      store.begin(
        debounced(.after(1, on: clock, text).cancellable(id: "id", cancelInFlight: true)))
      await clock.advance(by: .seconds(1))
    }
    await clock.run()
    #expect(store.state == ["b"])
  }
}

#if Foundation
  extension DebounceTests {
    @Test func aSchedulerIsAClock() async {
      let queue = DispatchQueue.test
      let erased: AnySchedulerOf<DispatchQueue> = queue.eraseToAnyScheduler()
      for scheduler in [queue, erased] as [any Clock<Duration>] {
        let store = Script()
        for text in ["a", "b"] {
          store.begin(
            Effect.log(text).debounce(id: "id", for: .seconds(1), scheduler: scheduler))
          await queue.advance(by: .milliseconds(999))
        }
        #expect(store.state == [])
        await queue.advance(by: .milliseconds(1))
        #expect(store.state == ["b"])
      }
    }

    @Test func theDelayCanBeANumberOfSeconds() async {
      let queue = DispatchQueue.test
      let store = Script()
      store.begin(Effect.log("a").debounce(id: "id", for: 1.5, scheduler: queue))
      await queue.advance(by: 1)
      #expect(store.state == [])
      await queue.advance(by: 0.5)
      #expect(store.state == ["a"])
    }

    @Test func aQueueStandsForRealTime() async {
      let store = Script()
      let delayed = [
        Effect<Step>.log("a")
          .debounce(id: "a", for: .milliseconds(1), scheduler: DispatchQueue.main),
        Effect<Step>.log("b").debounce(id: "b", for: 0, scheduler: RunLoop.main),
      ]
      for effect in delayed { await store.begin(effect).finish() }
      #expect(store.state == ["a", "b"])
    }
  }
#endif
