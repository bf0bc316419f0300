import GeneratedSupport

/// Searches when its user has stopped typing.
struct SearchFeature: Reducer {
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action {
    case queryChanged(String)
    case found([String])
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        if query.isEmpty { return .cancel(id: CancelID.search) }
        return .run { send in await send(.found([query])) }
          .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
      case .found(let results):
        state.results = results
        return .none
      }
    }
  }
}
