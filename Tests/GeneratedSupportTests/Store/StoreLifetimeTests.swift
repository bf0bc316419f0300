import GeneratedSupport
import GeneratedTestSupport
import Testing

@MainActor @Suite struct StoreLifetimeTests {
  private let clock = TestClock()

  @Test func effectsEndWithTheStore() async throws {
    let isCancelled = LockIsolated(false)
    var store: Script? = Script()
    let task = store?.begin(
      .merge(
        .after(1, on: clock, "never"),
        .concatenate(.after(1, on: clock, "never"), .run { _ in Issue.record("not begun") }),
        .run { [clock] send in
          try? await clock.sleep(for: .seconds(1))
          isCancelled.setValue(Task.isCancelled)
          await send(.log("never"))
        }))
    await clock.advance()
    store = nil
    await task?.finish()
    #expect(isCancelled.value)
    try await clock.checkSuspension()
  }

  @Test func aStoreIsNotKeptByItsEffects() async {
    weak var core: AnyObject?
    do {
      let store = Script()
      store.begin(.after(1, on: clock, "never").cancellable(id: 1))
      store.begin(Effect.log("a").debounce(id: 2, for: .seconds(1), clock: clock))
      for text in ["b", "c"] {
        store.begin(Effect.log(text).throttle(id: 3, for: .seconds(1), clock: clock, latest: true))
      }
      await clock.advance()
      core = store.core
      #expect(core != nil)
    }
    #expect(core == nil)
  }

  @Test func anEffectGoesOnWhileAChildStoreIsKept() async {
    struct State { var texts: [String] = [] }
    let clock = clock
    var store: Store<State, TextsAction>? = Store(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .texts(let text):
          state.texts.append(text)
          return text != "begin"
            ? .none
            : .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.texts("end"))
            }
        }
      }
    }
    let child = store?.scope(\.texts, action: \.texts)
    child?.send("begin")
    store = nil
    await clock.run()
    #expect(child?.state == ["begin", "end"])
  }
}

enum TextsAction: CasePathable {
  case texts(String)
}
