public import GeneratedSupport

/// Plays tracks.
public struct Player: Reducer {
  public init() {}

  /// A state that is an enum gets case paths, and its payloads are members: `state.playing?.track`.
  public enum State: Equatable, Sendable {
    case stopped
    case playing(track: Int, volume: Int)
  }

  /// A reducer's action gets case paths without a conformance.
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

/// The reason why a track cannot be played.
public enum PlaybackError: Error, Equatable, CasePathable {
  case offline
  case unknownTrack(Int)
}
