import GeneratedSupport

struct ListFeature: Reducer {
  struct State: Equatable {
    var values: [Int] = []
  }

  enum Action {
    case removeButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.values.removeLast()
      return .none
    }
  }
}
