import GeneratedSupport

/// A debounce has the wrong id: each text has its own, so an old text is searched as well.
struct DebounceOnWrongID: Reducer {
  struct State: Equatable {
    var text = ""
    var searchesSinceChange = 0
  }
  enum Action: Equatable {
    case searched(String)
    case textChanged(String)
  }

  @Dependency(\.mainQueue) var mainQueue
  var isMended = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .searched:
        state.searchesSinceChange += 1
        return .none
      case .textChanged(let text):
        state.text = text
        state.searchesSinceChange = 0
        return .send(.searched(text))
          .debounce(id: isMended ? "search" : "search \(text)", for: 1, scheduler: mainQueue)
      }
    }
  }
}
