public import DemoTracks
public import GeneratedSupport

/// A row of the library.
public struct TrackRow: Reducer {
  public struct State: Equatable, Identifiable, Sendable {
    public var track: Track
    @Shared(.favorites) public var favorites

    public var id: Track.ID { track.id }
    public var isFavorite: Bool { favorites.contains(id) }

    public init(track: Track) {
      self.track = track
    }
  }

  /// The enum `Action` gets case paths because it belongs to a reducer.
  public enum Action: Sendable {
    case favoriteTapped
    /// The row ignores these actions. The feature that owns the player and the screens handles
    /// them.
    case playTapped
    case opened
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteTapped:
        let id = state.id
        state.$favorites.withLock { if $0.remove(id) == nil { $0.insert(id) } }
      case .playTapped, .opened:
        break
      }
      return .none
    }
  }
}
