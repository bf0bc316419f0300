import GeneratedSupport
import GeneratedTestSupport
import Testing

@MainActor @Suite struct HeldActionsTests {
  private func makeStore() -> TestStoreOf<HeldLookup> {
    let store = TestStore(initialState: HeldLookup.State()) { HeldLookup() }
    store.holdsActions = true
    return store
  }

  @Test func theTestChoosesTheOrder() async {
    let store = makeStore()
    await store.send(.looked("a"))
    await store.send(.looked("b"))
    await store.receive(.found("b")) { $0.found = ["b"] }
    await store.receive(.found("a")) { $0.found = ["b", "a"] }
  }

  @Test func cancelledEffectsSendNothing() async {
    let store = makeStore()
    await store.send(.looked("a"))
    await store.send(.stopped)
    await store.finish()
  }

  @Test func childrenWaitToo() async {
    let store = TestStore(initialState: HeldParent.State()) { HeldParent() }
    store.holdsActions = true
    await store.send(.child(.looked("a")))
    await store.send(.child(.looked("b")))
    await store.receive(.child(.found("b"))) { $0.found = ["b"] }
    await store.receive(.child(.found("a"))) { $0.found = ["b", "a"] }
  }

  @Test func finishingLetsThemThrough() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.looked("a"))
    await store.send(.looked("b"))
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.found == ["a", "b"])
  }

  @Test func waitingEffectsAreReportedAtTheEnd() async {
    let reports = await reports { await makeStore().send(.looked("a")) }
    #expect(reports.count == 1)
    #expect(reports[0].contains("An effect returned for this action is still running."))
  }

  @Test func advancesTheClocksOfEffects() async {
    let store = TestStore(initialState: HeldLookup.State()) {
      HeldLookup()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.lookedLater("a"))
    await store.advanceClocks(by: .seconds(1))
    await store.receive(.found("a")) { $0.found = ["a"] }
  }
}

struct HeldLookup: Reducer {
  struct State: Equatable { var found: [String] = [] }
  enum Action: Equatable {
    case found(String)
    case looked(String)
    case lookedLater(String)
    case stopped
  }
  enum Work { case look }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .found(let text):
        state.found.append(text)
        return .none
      case .looked(let text):
        return .run { send in await send(.found(text)) }.cancellable(id: Work.look)
      case .lookedLater(let text):
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.found(text))
        }
      case .stopped: return .cancel(id: Work.look)
      }
    }
  }
}

struct HeldParent: Reducer {
  typealias State = HeldLookup.State
  enum Action: Equatable { case child(HeldLookup.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.self, action: \.child) { HeldLookup() }
  }
}
