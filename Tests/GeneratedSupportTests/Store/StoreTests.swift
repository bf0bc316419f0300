import GeneratedSupport
import GeneratedTestSupport
import Testing

@MainActor @Suite struct StoreTests {
  @Test func sendChangesTheStateBeforeItReturns() {
    let store = Store(initialState: Searcher.State()) { Searcher() }
    store.send(.cleared)
    #expect(store.clears == 1)
    #expect(store.state.query == "")
  }

  @Test func anEffectSendsActionsBack() async {
    let store = Store(initialState: Searcher.State()) { Searcher() }
    await store.send(.queryChanged("a")).finish()
    #expect(store.results == ["a!"])
  }

  @Test func anImmediateCancelIsNeverMissed() async {
    let store = Store(initialState: Searcher.State()) { Searcher() }
    let search = store.send(.queryChanged("a"))
    store.send(.queryChanged("b"))
    store.send(.cleared)
    await search.finish()
    #expect(store.results == [])
  }

  @Test func aDebouncedEffectRunsOnceAfterItsDelay() async {
    let clock = TestClock()
    let store = Store(initialState: Searcher.State()) {
      Searcher()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.debounced("a"))
    await clock.advance(by: .milliseconds(200))
    store.send(.debounced("b"))
    await clock.advance(by: .milliseconds(200))
    #expect(store.results == [])
    await clock.advance(by: .milliseconds(100))
    #expect(store.results == ["b"])
  }

  @Test func theLastThrottledActionOfAnIntervalIsSentAtItsEnd() async {
    let clock = TestClock()
    let store = Store(initialState: Searcher.State()) {
      Searcher()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.throttled("a"))
    store.send(.throttled("b"))
    store.send(.throttled("c"))
    #expect(store.results == ["a"])
    await clock.advance(by: .milliseconds(300))
    #expect(store.results == ["a", "c"])
    await clock.advance(by: .milliseconds(300))
    store.send(.throttled("d"))
    #expect(store.results == ["a", "c", "d"])
  }

  @Test func theStagesOfASequenceFollowEachOther() async {
    let store = Store(initialState: Searcher.State()) { Searcher() }
    await store.send(.sequence).finish()
    #expect(store.results == ["1", "2", "3"])
  }

  @Test func aDebouncedEffectEndsWithTheStore() async {
    let clock = TestClock()
    var store: StoreOf<Searcher>? = Store(initialState: Searcher.State()) {
      Searcher()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = store!.send(.debounced("a"))
    store = nil
    await task.finish()
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }
}

struct Searcher: Reducer {
  struct State {
    var query = ""
    var results: [String] = []
    var clears = 0
  }

  enum Action {
    case queryChanged(String)
    case found(String)
    case cleared
    case debounced(String)
    case throttled(String)
    case sequence
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        return .run { await $0(.found(query + "!")) }
          .cancellable(id: CancelID.search, cancelInFlight: true)
      case .found(let result):
        state.results.append(result)
        return .none
      case .cleared:
        state.query = ""
        state.clears += 1
        return .cancel(id: CancelID.search)
      case .debounced(let query):
        return .send(.found(query))
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .throttled(let query):
        return .send(.found(query))
          .throttle(id: CancelID.search, for: .milliseconds(300), clock: clock, latest: true)
      case .sequence:
        return .concatenate(
          .run { await $0(.found("1")) }, .send(.found("2")), .run { await $0(.found("3")) })
      }
    }
  }
}
