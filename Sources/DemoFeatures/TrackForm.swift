public import DemoTracks
public import GeneratedSupport

/// Edits a track. A control sets a property of the state through the action `binding`.
public struct TrackForm: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let id: Track.ID
    public var title: String
    public var seconds: Int
    public var problem: String?

    public init(track: Track) {
      id = track.id
      title = track.title
      seconds = track.seconds
    }

    /// The lengths that a track can have, in seconds.
    public static let lengths = 1...3600

    /// The track with the changes.
    var track: Track { Track(id: id, title: title, seconds: seconds) }

    /// Why the track cannot have these values.
    fileprivate var flaw: String? {
      if title.isEmpty { return "The title is empty" }
      let lengths = Self.lengths
      if lengths.contains(seconds) { return nil }
      return "The length is from \(lengths.lowerBound) to \(lengths.upperBound) seconds"
    }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case saveTapped
    case cancelTapped
    case saved(Track)
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
        state.problem = state.flaw
        return .none
      case .saveTapped:
        return state.problem == nil ? save(state.track) : .none
      case .cancelTapped:
        return .run { _ in await dismiss() }
      case .saved(let track):
        return .concatenate(
          .send(.delegate(.saved(track))), .run { _ in await dismiss() })
      case .delegate:
        return .none
      }
    }
  }

  private func save(_ track: Track) -> EffectOf<Self> {
    .run { send in
      try await client.save(track)
      await send(.saved(track))
    }
  }
}
