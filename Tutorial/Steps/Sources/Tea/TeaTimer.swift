//: 2
import GeneratedSupport

struct TeaTimer: Reducer {
  struct State: Equatable {
    var seconds = 180
//: end
//: 6
    var isRunning = false
//: end
//: 17
    @Shared(.appStorage("cups")) var cups = 0
//: end
//: 2
  }
  enum Action {
//: end
//: 2
    case lessTapped
    case moreTapped
//: end
//: 6
    case startTapped
//: end
//: 8
    case stopTapped
//: end
//: 6
    case ticked
//: end
//: 2
  }
//: end
//: 8
  enum CancelID { case timer }
//: end
//: 6
  @Dependency(\.continuousClock) var clock
//: end
//: 16
  @Dependency(\.dismiss) var dismiss
//: end
//: 2

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .lessTapped:
//: end
//: 2-4
        state.seconds -= 30
//: end
//: 5
        state.seconds = max(0, state.seconds - 30)
//: end
//: 2
        return .none
      case .moreTapped:
        state.seconds += 30
        return .none
//: end
//: 6
      case .startTapped:
//: end
//: 8
        guard state.seconds > 0 else { return .none }
//: end
//: 6
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
//: end
//: 8
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .stopTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)
//: end
//: 6
      case .ticked:
//: end
//: 6-7
        state.seconds -= 1
        return .none
//: end
//: 8
        state.seconds = max(0, state.seconds - 1)
        if state.seconds > 0 { return .none }
        state.isRunning = false
//: end
//: 8-15
        return .cancel(id: CancelID.timer)
//: end
//: 17
        state.$cups.withLock { $0 += 1 }
//: end
//: 16
        return .merge(
          .cancel(id: CancelID.timer),
          .run { _ in await dismiss() })
//: end
//: 2
      }
    }
  }
}
//: end
