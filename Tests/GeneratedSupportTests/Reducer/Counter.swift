import GeneratedSupport

// A reducer as its user writes it: nothing but `: Reducer` says that there is generated code.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }
  enum Action {
    case incremented, added(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.incremented) { state.count += 1 }
      if let number = action[case: \.added] { state.count += number }
      return .none
    }
    Log("after")
  }
}

/// Has no `body`.
struct Log: Reducer {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  func reduce(into state: inout Counter.State, action: Counter.Action) -> Effect<Counter.Action> {
    state.log.append(text)
    return .none
  }
}
