public import DemoTracks
public import GeneratedSupport

/// Edits a copy of a track. A control changes the copy through the action `binding`.
public struct TrackForm: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public var track: Track
    public var problem: String?

    public init(track: Track) {
      self.track = track
    }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
    case saved
    case delegate(Delegate)

    public enum Delegate: CasePathable, Sendable {
      case saved(Track)
    }
  }

  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.trackClient) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.problem = state.track.title.isEmpty ? "The title is empty" : nil
        return .none
      case .saveTapped:
        return state.problem == nil ? save(state.track) : .none
      case .cancelTapped:
        return .run { _ in await dismiss() }
      case .saved:
        return .concatenate(
          .send(.delegate(.saved(state.track))), .run { _ in await dismiss() })
      case .delegate:
        return .none
      }
    }
  }

  private func save(_ track: Track) -> EffectOf<Self> {
    .run { send in
      try await client.save(track)
      await send(.saved)
    }
  }
}
