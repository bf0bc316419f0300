public import DemoTracks
public import GeneratedSupport

/// A row of the library.
public struct TrackRow: Reducer {
  public struct State: Equatable, Identifiable, Sendable {
    public var track: Track
    public var isFavorite = false

    public var id: Track.ID { track.id }

    public init(track: Track, isFavorite: Bool = false) {
      self.track = track
      self.isFavorite = isFavorite
    }
  }

  /// The enum `Action` gets case paths because it belongs to a reducer.
  public enum Action: Sendable {
    case favoriteTapped
    /// The row ignores these actions. The feature that owns the player and the screens handles them.
    case playTapped
    case opened
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favoriteTapped:
        state.isFavorite.toggle()
      case .playTapped, .opened:
        break
      }
      return .none
    }
  }
}
