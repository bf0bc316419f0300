import GeneratedSupport

/// A retry never stops while the server does not answer.
struct EndlessRetry: Reducer {
  struct State: Equatable { var attempts = 0 }
  enum Action: Equatable { case failed, loadTapped }
  enum Request { case load }

  @Dependency(\.continuousClock) var clock
  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .failed:
        state.attempts += 1
        return isMended && state.attempts >= 3 ? .none : load
      case .loadTapped:
        state.attempts = 0
        return load
      }
    }
  }

  private var load: EffectOf<Self> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.failed)
    }
    .cancellable(id: Request.load, cancelInFlight: true)
  }
}
