import GeneratedTestSupport

/// A feature whose effect the test chooses.
struct ScriptedFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case start
    case stop
    case first
    case second
    case third
    case numbered(Int)
    case texted(String)
  }

  enum CancelID { case script }

  var effect: @Sendable () -> Effect<Action>

  init(_ effect: @escaping @Sendable () -> Effect<Action>) {
    self.effect = effect
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .start:
        return effect().cancellable(id: CancelID.script)
      case .stop:
        return .cancel(id: CancelID.script)
      case .first, .second, .third:
        state.count += 1
        return .none
      case .numbered(let number):
        state.count = number
        return .none
      case .texted(let text):
        state.text = text
        return .none
      }
    }
  }
}

extension ScriptedFeature {
  /// A store whose effect sends these actions one after the other.
  @MainActor static func store(
    sending actions: Action...
  ) -> TestStoreOf<Self> {
    store { .run { send in for action in actions { await send(action) } } }
  }

  @MainActor static func store(
    _ effect: @escaping @Sendable () -> Effect<Action>
  ) -> TestStoreOf<Self> {
    TestStore(initialState: State()) { Self(effect) }
  }

  /// A store whose effect ends only when it is cancelled.
  @MainActor static func endlessStore() -> TestStoreOf<Self> {
    store { .run { _ in try await Task.never() } }
  }
}
