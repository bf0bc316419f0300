public import GeneratedSupport

/// The whole application: the library, a player for the chosen track, and a sleep timer that stops the player.
public struct Music: Reducer {
  public struct State: Equatable, Sendable {
    public var library = Library.State()
    public var player: Player.State?
    public var sleepTimer: SleepTimer.State?

    public init() {}
  }

  public enum Action: Sendable {
    case library(Library.Action)
    case player(Player.Action)
    case sleepTimer(SleepTimer.Action)
    case sleepTimerTapped(seconds: Int)
    case stopTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.library, action: \.library) { Library() }
    Reduce { state, action in
      switch action {
      case .library(.rows(.element(let id, .playTapped))):
        return play(id, in: &state)
      case .player(.delegate(.ended)), .stopTapped, .sleepTimer(.delegate(.timeIsUp)):
        // The effects of both end with their states.
        state.player = nil
        state.sleepTimer = nil
        return .none
      case .sleepTimerTapped(let seconds):
        state.sleepTimer = SleepTimer.State(secondsLeft: seconds)
        return .send(.sleepTimer(.started))
      case .library, .player, .sleepTimer:
        return .none
      }
    }
    .ifLet(\.player, action: \.player) { Player() }
    .ifLet(\.sleepTimer, action: \.sleepTimer) { SleepTimer() }
  }

  private func play(_ id: TrackRow.State.ID, in state: inout State) -> EffectOf<Self> {
    guard let row = state.library.rows[id: id] else { return .none }
    state.player = Player.State(track: row.track)
    return .send(.player(.playTapped))
  }
}
