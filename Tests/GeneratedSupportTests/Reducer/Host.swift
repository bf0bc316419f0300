import GeneratedSupport

/// A small store: runs a reducer and its effects, one after the other.
@MainActor
final class Host<R: Reducer> {
  private(set) var state: R.State
  let work: RunningWork
  private let reducer: R
  private let executor = SerialTaskExecutor()
  private lazy var runner = EffectRunner<R.Action>(on: executor) {
    [weak self] action, activity, _ in
    self?.receive(action, activity)
  }

  init(_ state: R.State, _ reducer: (RunningWork) -> R) {
    let work = RunningWork()
    self.state = state
    self.work = work
    self.reducer = reducer(work)
  }

  /// Returns when all effects have come to rest.
  func send(_ action: R.Action) async {
    begin(action)
    await settle()
  }

  /// Does not wait for the effects.
  func begin(_ action: R.Action) { receive(action, nil) }

  func settle() async { await executor.settle() }

  func cancelEffects() { runner.registry.cancelAll() }

  private func receive(_ action: R.Action, _ activity: EffectActivity?) {
    let effect = reducer.reduce(into: &state, action: action)
    runner.begin(effect, for: activity ?? EffectActivity())
    runner.cancelMissingChildren(in: state)
  }
}

/// The effects of a test that have begun and were not cancelled.
final class RunningWork: Sendable {
  private let state = LockIsolated<[String]>([])

  /// In alphabetical order.
  var names: [String] { state.value.sorted() }

  /// An effect that goes on until it is cancelled.
  func effect<Action>(_ name: String) -> Effect<Action> {
    .run { [state] _ in
      state.withValue { $0.append(name) }
      defer { state.withValue { $0.removeAll { $0 == name } } }
      try await Task.never()
    }
  }
}
