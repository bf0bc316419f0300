import GeneratedSupport

/// An alert's action comes after its dismissal: nothing cancels the automatic retry.
struct LateAlert: Reducer {
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var retries = 0
  }
  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case failed

    enum Alert: Equatable { case retryTapped }
  }
  enum Timer { case retry }

  @Dependency(\.continuousClock) var clock
  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(let action):
        if action == .presented(.retryTapped) { state.retries += 1 }
        return isMended ? .cancel(id: Timer.retry) : .none
      case .failed:
        state.alert = AlertState {
          TextState("Failed")
        } actions: {
          ButtonState(action: .retryTapped) { TextState("Retry") }
        }
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(5))
          await send(.alert(.presented(.retryTapped)))
        }
        .cancellable(id: Timer.retry, cancelInFlight: true)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
