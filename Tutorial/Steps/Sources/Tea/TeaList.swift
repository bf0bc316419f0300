//: 11
import GeneratedSupport

struct TeaList: Reducer {
  struct State: Equatable {
    var teas: IdentifiedArrayOf<Tea> = []
//: end
//: 13
    var hasFailed = false
//: end
//: 14
    @Presents var timer: TeaTimer.State?
//: end
//: 17
    @SharedReader(.appStorage("cups")) var cups = 0
//: end
//: 11
  }
  enum Action {
    case appeared
//: end
//: 13
    case failed
//: end
//: 11
    case loaded([Tea])
//: end
//: 14
    case teaTapped(Tea.ID)
    case timer(PresentationAction<TeaTimer.Action>)
//: end
//: 11
  }
  @Dependency(\.teaClient) var client

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
//: end
//: 11-12
        return .run { send in await send(.loaded(try client.teas())) }
//: end
//: 13
        return .run { send in
          await send(.loaded(try client.teas()))
        } catch: { _, send in
          await send(.failed)
        }
      case .failed:
        state.hasFailed = true
        return .none
//: end
//: 11
      case .loaded(let teas):
        state.teas = IdentifiedArray(uniqueElements: teas)
        return .none
//: end
//: 14
      case .teaTapped(let id):
        guard let tea = state.teas[id: id] else { return .none }
        state.timer = TeaTimer.State(seconds: tea.seconds)
        return .none
      case .timer:
        return .none
//: end
//: 11
      }
    }
//: end
//: 14
    .ifLet(\.$timer, action: \.timer) { TeaTimer() }
//: end
//: 11
  }
}
//: end
