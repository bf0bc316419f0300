import DemoTracks
public import GeneratedSupport

/// The whole application: the library with the screens above it, a player for the chosen track, and
/// a sleep timer that stops the player.
public struct Music: Reducer {
  public struct State: Equatable, Sendable {
    public var library = Library.State()
    public var path = StackState<Path.State>()
    public var player: Player.State?
    public var sleepTimer: SleepTimer.State?

    public init() {}
  }

  public enum Action: Sendable {
    case library(Library.Action)
    case path(StackActionOf<Path>)
    case player(Player.Action)
    case sleepTimer(SleepTimer.Action)
    case settingsTapped
    case sleepTimerTapped(seconds: Int)
    case stopTapped
  }

  /// The screens above the library. The state, the actions and the body of this reducer are
  /// generated.
  public enum Path: CaseReducer {
    case detail(TrackDetail)
    case settings(SettingsScreen)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.library, action: \.library) { Library() }
    Reduce { state, action in
      switch action {
      case .library(.rows(.element(let id, let action))):
        return handle(action, ofRow: id, in: &state)
      case .path(.element(_, .detail(.delegate(let action)))):
        return handle(action, in: &state)
      case .path(.popFrom):
        // The settings may have changed.
        return .send(.library(.appeared))
      case .player(.delegate(.ended)), .stopTapped, .sleepTimer(.delegate(.timeIsUp)):
        // The effects of both end with their states.
        state.player = nil
        state.sleepTimer = nil
        return .none
      case .settingsTapped:
        state.path.append(.settings(SettingsScreen.State()))
        return .none
      case .sleepTimerTapped(let seconds):
        state.sleepTimer = SleepTimer.State(secondsLeft: seconds)
        return .send(.sleepTimer(.started))
      case .library, .path, .player, .sleepTimer:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.player, action: \.player) { Player() }
    .ifLet(\.sleepTimer, action: \.sleepTimer) { SleepTimer() }
  }

  private func handle(
    _ action: TrackRow.Action, ofRow id: TrackRow.State.ID, in state: inout State
  ) -> EffectOf<Self> {
    guard let track = state.library.rows[id: id]?.track else { return .none }
    switch action {
    case .favoriteTapped:
      return .none
    case .opened:
      state.path.append(.detail(TrackDetail.State(track: track)))
      return .none
    case .playTapped:
      return play(track, in: &state)
    }
  }

  private func handle(
    _ action: TrackDetail.Action.Delegate, in state: inout State
  ) -> EffectOf<Self> {
    switch action {
    case .play(let track):
      return play(track, in: &state)
    case .changed(let track):
      state.library.rows[id: track.id]?.track = track
      return .none
    case .deleted(let id):
      state.library.rows.remove(id: id)
      state.library.$favorites.withLock { _ = $0.remove(id) }
      return .none
    }
  }

  private func play(_ track: Track, in state: inout State) -> EffectOf<Self> {
    state.player = Player.State(track: track)
    return .send(.player(.playTapped))
  }
}

extension Music.Path.State: Equatable {}
