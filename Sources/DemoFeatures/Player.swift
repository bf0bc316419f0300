public import DemoTracks
public import GeneratedSupport

/// Plays a track.
public struct Player: Reducer, Sendable {
  public struct State: Equatable, Sendable {
    public let track: Track
    public var seconds = 0
    public var isPlaying = false
    @SharedReader(.settings) public var settings

    public init(track: Track) {
      self.track = track
    }
  }

  public enum Action: Sendable {
    case playTapped
    case pauseTapped
    case ticked
    case delegate(Delegate)

    /// The actions for the parent feature.
    public enum Delegate: CasePathable, Sendable {
      case ended
    }
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.trackClient) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playTapped:
        state.isPlaying = true
        return play(state)
      case .pauseTapped:
        state.isPlaying = false
        return .cancel(id: CancelID.timer)
      case .ticked:
        state.seconds += 1
        return state.seconds < state.track.seconds ? .none : end(&state)
      case .delegate:
        return .none
      }
    }
  }

  /// Records that the track was played, and sends `ticked` once a second until the player pauses or
  /// the track ends.
  private func play(_ state: State) -> EffectOf<Self> {
    .merge(
      .run { [id = state.track.id] _ in await client.remember(id) },
      .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
      }
      .cancellable(id: CancelID.timer, cancelInFlight: true)
    )
  }

  private func end(_ state: inout State) -> EffectOf<Self> {
    state.isPlaying = false
    return .merge(.cancel(id: CancelID.timer), .send(.delegate(.ended)))
  }
}
