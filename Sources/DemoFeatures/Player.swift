public import GeneratedSupport

/// Plays one track after the other.
public struct Player: Reducer {
  public init() {}

  /// An enum as state gets case paths, and its cases are members: `state.playing?.track`.
  public enum State: Equatable, Sendable {
    case stopped
    case playing(track: Int, volume: Int)
  }

  /// A reducer's action gets case paths without being told to.
  public enum Action: Sendable {
    case playButtonTapped
    case stopButtonTapped
    case volumeChanged(Int)
    case trackLoaded(Result<Int, PlaybackError>)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playButtonTapped:
        state = .playing(track: 1, volume: 5)
      case .stopButtonTapped:
        state = .stopped
      case .volumeChanged(let volume):
        state.modify(\.playing) { $0.volume = volume }
      case .trackLoaded(.success(let track)):
        state.modify(\.playing) { $0.track = track }
      case .trackLoaded(.failure):
        state = .stopped
      }
      return .none
    }
  }
}

/// Why a track cannot be played.
public enum PlaybackError: Error, Equatable, CasePathable {
  case offline
  case unknownTrack(Int)
}
