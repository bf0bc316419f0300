public import GeneratedSupport

struct Counter: Reducer {
  struct State: Equatable { var count = 0 }

  enum Action {
    /// The button was tapped.
    case tapped
    case loaded(Result<Int, any Error>)
    case delegate(Delegate)

    enum Delegate: CasePathable { case finished(with: Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .loaded, .delegate: return .none
      }
    }
  }
}

public struct Player: Reducer {
  public init() {}
  public enum State {
    case stopped
    case playing(track: Int)
  }
  public var body: some Reducer<State, Action> {
    EmptyReducer()
  }
}

extension Player {
  public enum Action { case stop, play(track: Int) }
}

@MainActor public func check() {
  var state = Counter.State()
  _ = Counter().reduce(into: &state, action: .tapped)
  precondition(state.count == 1)
  precondition(Counter.Action.tapped.is(\.tapped))
  precondition(Counter.Action.loaded(.success(1))[case: \.loaded.success] == 1)
  precondition(Counter.Action.delegate(.finished(with: 2))[case: \.delegate.finished] == 2)
  precondition(Player.State.playing(track: 3).playing == 3)
  precondition(Player.Action.play(track: 3)[case: \.play] == 3)
}
