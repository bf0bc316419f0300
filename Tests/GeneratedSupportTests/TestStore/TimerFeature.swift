import GeneratedSupport

/// The timer of the guides: it ticks five times.
struct TimerFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var isPrime: Bool { [2, 3, 5, 7, 11].contains(count) }
  }

  enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
    case appeared
    case startTimerButtonTapped
    case timerTick
  }

  var ticks = 5

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .appeared:
        return .none
      case .startTimerButtonTapped:
        state.count = 0
        return .run { [ticks] send in
          for _ in 1...ticks {
            try await self.clock.sleep(for: .seconds(1))
            await send(.timerTick)
          }
        }
      case .timerTick:
        state.count += 1
        return .none
      }
    }
  }
}
