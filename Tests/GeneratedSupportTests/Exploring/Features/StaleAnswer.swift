import GeneratedSupport

/// A stale answer wins: a new query does not cancel the request for the old one.
struct StaleAnswer: Reducer {
  struct State: Equatable {
    var query = ""
    var answer: String?
  }
  enum Action: Equatable {
    case answered(String)
    case queryChanged(String)
  }
  enum Request { case search }

  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        state.answer = answer
        return .none
      case .queryChanged(let query):
        state.query = query
        state.answer = nil
        return .run { send in await send(.answered("about \(query)")) }
          .cancellable(id: Request.search, cancelInFlight: isMended)
      }
    }
  }
}
