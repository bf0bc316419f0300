import GeneratedSupport

/// A countdown with pause, resume and reset
///
/// The timer is one effect, which sends ten ticks per second. Pausing and resetting cancel it by its
/// id. The state adds up the ticks that arrive, so it needs no dates.
///
/// The effect belongs to the screen: `ifLet` cancels it when the sheet is closed. The kitchen, which
/// presents the sheet, contains no code for this.
struct CountdownTimer: Reducer {
  struct State: Equatable {
    let duration: Duration
    var elapsed = Duration.zero
    var status = Status.ready

    enum Status { case ready, running, paused, ended }

    /// The time that is left, such as “1:05”. A second that has begun counts as a whole one.
    var text: String {
      let milliseconds = (duration - elapsed) / .milliseconds(1)
      let seconds = Int((milliseconds / 1000).rounded(.up))
      return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
  }

  enum Action {
    case startTapped
    case pauseTapped
    case resetTapped
    case closeTapped
    case ticked
  }

  enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  private var interval: Duration { .milliseconds(100) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        guard state.status == .ready || state.status == .paused else { return .none }
        state.status = .running
        return .run { send in
          for await _ in clock.timer(interval: interval) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .pauseTapped:
        guard state.status == .running else { return .none }
        state.status = .paused
        return .cancel(id: CancelID.timer)

      case .resetTapped:
        state = State(duration: state.duration)
        return .cancel(id: CancelID.timer)

      case .closeTapped:
        return .run { _ in await dismiss() }

      case .ticked:
        state.elapsed = min(state.elapsed + interval, state.duration)
        guard state.elapsed == state.duration else { return .none }
        state.status = .ended
        return .cancel(id: CancelID.timer)
      }
    }
  }
}

/// The screen that opens the countdown.
struct Kitchen: Reducer {
  struct State: Equatable {
    @Presents var timer: CountdownTimer.State?
  }

  enum Action {
    case eggsTapped
    case timer(PresentationAction<CountdownTimer.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.eggsTapped) { state.timer = CountdownTimer.State(duration: .seconds(300)) }
      return .none
    }
    .ifLet(\.$timer, action: \.timer) { CountdownTimer() }
  }
}
