import GeneratedTestSupport
import Testing

/// Counts points, in a value that other features share.
struct Scoreboard: Reducer {
  struct State: Equatable {
    @Shared(.inMemory("points")) var points = 0
  }
  enum Action {
    case pointScored
    case bonusButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .pointScored:
        state.$points.withLock { $0 += 1 }
        return .none
      case .bonusButtonTapped:
        return .run { [points = state.$points] _ in
          points.withLock { $0 += 10 }
        }
      }
    }
  }
}

/// The guide to shared state.
@MainActor struct SharedStateTests {
  private func makeStore() -> TestStoreOf<Scoreboard> {
    TestStore(initialState: Scoreboard.State()) {
      Scoreboard()
    }
  }

  @Test func sharedStateIsAssertedInTheClosureOfSend() async {
    let store = makeStore()
    await store.send(.pointScored) {
      $0.$points.withLock { $0 = 1 }
    }
    await store.send(.pointScored) {
      $0.$points.withLock { $0 = 2 }
    }
  }

  @Test func sharedStateIsAssertedAfterEffectsWithoutAnAction() async {
    let store = makeStore()
    await store.send(.bonusButtonTapped).finish()
    store.assert {
      $0.$points.withLock { $0 = 10 }
    }
  }

  @Test(arguments: 1...3) func eachTestBeginsWithTheDefaultValue(points: Int) async {
    let store = makeStore()
    for count in 1...points {
      await store.send(.pointScored) {
        $0.$points.withLock { $0 = count }
      }
    }
    @Shared(.inMemory("points")) var shared = 0
    #expect(shared == points)
  }
}
