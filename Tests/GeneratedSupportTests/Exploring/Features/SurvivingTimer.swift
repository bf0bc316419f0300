import GeneratedSupport

/// A timer survives its screen: it belongs to the parent and not to the screen.
struct SurvivingTimer: Reducer {
  struct Stopwatch: Reducer {
    struct State: Equatable { var seconds = 0 }
    enum Action: Equatable { case started, ticked }

    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .started:
          return .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
        case .ticked:
          state.seconds += 1
          return .none
        }
      }
    }
  }

  struct State: Equatable { @Presents var stopwatch: Stopwatch.State? }
  enum Action: Equatable {
    case opened
    case stopwatch(PresentationAction<Stopwatch.Action>)
  }

  @Dependency(\.continuousClock) var clock
  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard action == .opened, state.stopwatch == nil else { return .none }
      state.stopwatch = Stopwatch.State()
      if isMended { return .send(.stopwatch(.presented(.started))) }
      return .run { [clock] send in
        for await _ in clock.timer(interval: .seconds(1)) {
          await send(.stopwatch(.presented(.ticked)))
        }
      }
    }
    .ifLet(\.$stopwatch, action: \.stopwatch) { Stopwatch() }
  }
}
