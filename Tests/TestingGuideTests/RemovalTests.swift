import GeneratedTestSupport
import Testing

struct RemovalFeature: Reducer {
  struct State: Equatable {
    var values = [1, 2]
  }
  enum Action {
    case removeButtonTapped
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .removeButtonTapped:
        state.values.removeLast()
        return .none
      }
    }
  }
}

/// The guide to relative changes: a store that is not exhaustive has removed the element already.
@MainActor struct RemovalTests {
  private let store = TestStore(initialState: RemovalFeature.State(values: [1])) {
    RemovalFeature()
  }

  @Test func exhaustive() async {
    await store.send(.removeButtonTapped) {
      $0.values.removeLast()
    }
  }

  @Test func nonExhaustive() async {
    let store = TestStore(initialState: RemovalFeature.State(values: [1, 2])) {
      RemovalFeature()
    }
    store.exhaustivity = .off
    let reports = await reports {
      await store.send(.removeButtonTapped) {
        $0.values.removeLast()
      }
    }
    #expect(reports.count == 1)
  }

  @Test func theFinalValue() async {
    store.exhaustivity = .off
    await store.send(.removeButtonTapped) {
      $0.values = []
    }
  }

  @Test func theCount() async {
    store.exhaustivity = .off
    await store.send(.removeButtonTapped) {
      #expect($0.values.count == 0)
    }
  }
}
