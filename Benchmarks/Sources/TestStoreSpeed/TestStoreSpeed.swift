import GeneratedTestSupport

/// Nanoseconds of what test stores do, and how many yardsticks that is. In each round, all rows
/// take their turn. A row shows the median of the rounds. Exits with 1 if a figure exceeds its
/// limit.
///
///     swift run -c release --package-path Benchmarks TestStoreSpeed
@main @MainActor
struct TestStoreSpeed {
  static func main() async {
    var rounds = Rounds()
    for _ in 0..<7 {
      rounds.measureYardstick()
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await rounds.measure("'send' with an assertion", limit: 2_000, count: 1_000) {
        await store.send(.tapped) { $0.count += 1 }
      }
      // The limit is meant for 'receive' alone, so this row is stricter.
      await rounds.measure("'send', and 'receive' from its effect", limit: 3_000, count: 1_000) {
        await store.send(.effectBegan)
        await store.receive(\.effectEnded) { $0.count += 1 }
      }
    }
    var report = Report()
    rounds.show(in: &report)
    report.finish()
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
