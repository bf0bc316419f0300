import GeneratedTestSupport
import Testing

/// The example of the article about testing reducers.
struct Stopwatch: Reducer {
  struct State: Equatable {
    var seconds = 0
    var isRunning = false
  }

  enum Action {
    case startTapped, stopTapped, ticked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer)
      case .stopTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

struct StopwatchTests {
  @MainActor @Test func countsSeconds() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.startTapped) { $0.isRunning = true }
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) { $0.seconds = 1 }
    await store.send(.stopTapped) { $0.isRunning = false }
  }

  @MainActor @Test func countsManySeconds() async {
    let clock = TestClock()
    let store = TestStore(initialState: Stopwatch.State()) {
      Stopwatch()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off

    await store.send(.startTapped)
    await clock.advance(by: .seconds(60))
    await store.skipReceivedActions()
    store.assert { $0.seconds = 60 }
  }
}
