import GeneratedSupport
import Testing

/// A throttle belongs to the child that has it.
@MainActor @Suite struct ThrottledChildTests {
  private let clock = TestClock()

  /// With one action, no effect of the child is running any more; with two, the second one waits.
  @Test(arguments: [["a"], ["a", "b"]])
  func aChildThatReturnsToItsPlaceIsNotLimitedByItsEarlierThrottle(texts: [String]) async {
    let store = Store(initialState: ThrottledField.State()) {
      ThrottledField()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.opened)
    for text in texts { store.send(.search(.typed(text))) }
    #expect(store.found == ["a"])
    store.send(.closed)
    store.send(.opened)
    store.send(.search(.typed("c")))
    #expect(store.found == ["a", "c"])
    await clock.run()
    #expect(store.found == ["a", "c"])
  }
}

struct ThrottledField: Reducer {
  struct State {
    var search: ThrottledSearch.State?
    var found: [String] = []
  }
  enum Action {
    case opened, closed
    case search(ThrottledSearch.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened: state.search = ThrottledSearch.State()
      case .closed: state.search = nil
      case .search(.found(let text)): state.found.append(text)
      case .search: break
      }
      return .none
    }
    .ifLet(\.search, action: \.search) { ThrottledSearch() }
  }
}

struct ThrottledSearch: Reducer {
  struct State {}
  enum Action {
    case typed(String), found(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .typed(let text) = action else { return .none }
      return .send(.found(text)).throttle(id: "found", for: .seconds(2), clock: clock, latest: true)
    }
  }
}
