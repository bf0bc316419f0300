import ComposableArchitecture
import Dispatch

@Reducer
struct Reminder {
  @ObservableState
  struct State: Equatable { var rings = 0 }

  enum Action {
    case startTapped
    case rang
  }

  var body: some ReducerOf<Self> {
    Bell()
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { send in
          for await _ in DispatchQueue.main.timer(interval: .milliseconds(1)) {
            await send(.rang)
            break
          }
        }
      case .rang:
        return .none
      }
    }
  }
}

@Reducer
private struct Bell {
  func reduce(into state: inout Reminder.State, action: Reminder.Action) -> Effect<Reminder.Action> {
    if case .rang = action { state.rings += 1 }
    return .none
  }
}
