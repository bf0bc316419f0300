import Dispatch
import GeneratedSupport

struct Reminder: Reducer {
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
          for await _ in AnySchedulerOf<DispatchQueue>.main.timer(interval: .milliseconds(1)) {
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

struct Bell: Reducer {
  func reduce(into state: inout Reminder.State, action: Reminder.Action) -> Effect<Reminder.Action> {
    if case .rang = action { state.rings += 1 }
    return .none
  }
}
