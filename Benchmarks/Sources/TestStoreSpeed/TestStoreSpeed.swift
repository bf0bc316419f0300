import GeneratedTestSupport

/// Nanoseconds of what test stores do, and how many yardsticks that is. In each round, all rows take their turn.
/// A row shows the median of the rounds.
///
///     swift run -c release --package-path Benchmarks TestStoreSpeed
@main @MainActor
struct TestStoreSpeed {
  static func main() async {
    var rounds = Rounds()
    for _ in 0..<7 {
      rounds.measureYardstick()
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await rounds.measure("'send' with an assertion", count: 1_000) {
        await store.send(.tapped) { $0.count += 1 }
      }
      await rounds.measure("'send', and 'receive' from its effect", count: 1_000) {
        await store.send(.effectBegan)
        await store.receive(\.effectEnded) { $0.count += 1 }
      }
    }
    rounds.show()
  }
}

/// Counts taps.
struct Counter: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped, effectBegan, effectEnded }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped, .effectEnded:
        state.count += 1
        return .none
      case .effectBegan:
        return .run { await $0(.effectEnded) }
      }
    }
  }
}
