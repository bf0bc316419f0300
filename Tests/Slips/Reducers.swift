// MARK: aMemberOfTheState
struct AMemberOfTheState: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.cuont += 1  // slip: cuont
        return .none
      }
    }
  }
}

// MARK: aMemberOfTheStateInReduceInto
struct AMemberOfTheStateInReduceInto: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      state.cuont += 1  // slip: cuont
      return .none
    }
  }
}

// MARK: aCase
struct ACase: Reducer {
  struct State { var count = 0 }
  enum Action { case incrementTapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTaped:  // slip: incrementTaped
        state.count += 1
        return .none
      case .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseWithAPayload
struct ACaseWithAPayload: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded([Item]), reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .laoded(let items):  // slip: laoded
        state.items = items
        return .none
      case .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseInReduceInto
struct ACaseInReduceInto: Reducer {
  struct State { var count = 0 }
  enum Action { case incrementTapped, reset }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementTaped:  // slip: incrementTaped
      state.count += 1
      return .none
    case .reset:
      return .none
    }
  }
}

// MARK: aCaseOfACase
struct ACaseOfACase: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .counter(.incrementTaped):  // slip: incrementTaped
        return .none
      case .counter:
        return .none
      }
    }
  }
}

// MARK: aCaseOfAPresentation
struct ACaseOfAPresentation: Reducer {
  struct State { @Presents var counter: Counter.State? }
  enum Action { case counter(PresentationAction<Counter.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counter(.presented(.incrementTaped)):  // slip: incrementTaped
        return .none
      case .counter:
        return .none
      }
    }
    .ifLet(\.$counter, action: \.counter) { Counter() }
  }
}

// MARK: aCaseOfAnElement
struct ACaseOfAnElement: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case rows(IdentifiedActionOf<Row>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(let id, .taped)):  // slip: taped
        state.rows[id: id]?.isDone = true
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

// MARK: aLabelOfAPayload
struct ALabelOfAPayload: Reducer {
  struct State { var fact = "" }
  enum Action { case loaded(fact: String, number: Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(fakt: let fact, number: _):  // slip: fakt
        state.fact = fact
        return .none
      }
    }
  }
}

// MARK: aTypeOfAPayload
struct ATypeOfAPayload: Reducer {
  struct State { var count = 0 }
  enum Action { case loaded(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let text):
        state.count = text  // slip: String
        return .none
      }
    }
  }
}

// MARK: aMissingReturn
struct AMissingReturn: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1  // slip: Effect
      }
    }
  }
}

// MARK: aMissingReturnOfOneCase
struct AMissingReturnOfOneCase: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
      case .reset:
        state.count = 0
        return .none
      }
    }  // slip: return
  }
}

// MARK: aMissingCase
struct AMissingCase: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped, reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {  // slip: exhaustive
      case .tapped:
        state.count += 1
        return .none
      }
    }
  }
}

// MARK: awaitInAReducer
struct AwaitInAReducer: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case tapped }
  @Dependency(\.searchClient) var client
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        // slip, not found: the compiler says at the closure's brace that it is async
        state.items = try await client.search(query: "a")
        return .none
      }
    }
  }
}

// MARK: aLocalName
struct ALocalName: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded([Item]) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let items):
        state.items = itmes  // slip: itmes
        return .none
      }
    }
  }
}

// MARK: aFunctionOfTheReducer
struct AFunctionOfTheReducer: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  func increment(_ state: inout State) { state.count += 1 }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        incremnet(&state)  // slip: incremnet
        return .none
      }
    }
  }
}

// MARK: aMemberOfAnElement
struct AMemberOfAnElement: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case tapped(Int) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped(let id):
        state.rows[id: id]?.isDnoe = true  // slip: isDnoe
        return .none
      }
    }
  }
}

// MARK: aComparedCase
struct AComparedCase: Reducer {
  struct State { var count = 0 }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.counter.incrementTaped) {  // slip: incrementTaped
        state.count += 1
      }
      return .none
    }
  }
}

// MARK: aDestinationThatIsSet
struct ADestinationThatIsSet: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.destination = .conter(Counter.State())  // slip: conter
        return .none
      }
    }
  }
}

// MARK: aScreenThatIsPushed
struct AScreenThatIsPushed: Reducer {
  struct State { var path = StackState<App.Path.State>() }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.path.append(.conter(Counter.State()))  // slip: conter
        return .none
      }
    }
  }
}

// MARK: aChangeInOnChange
struct AChangeInOnChange: Reducer {
  struct State { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0 }
  enum Action { case tapped }
  func change(_ number: inout Int) -> Effect<Action> { .none }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.a) { old, state in change(&state.b) }
      .onChange(of: \.b) { old, state in change(&state.c) }
      .onChange(of: \.c) { old, state in change(&state.d) }
      .onChange(of: \.d) { old, state in change(&state.e) }
      .onChange(of: \.e) { old, state in change(&state.f) }
      .onChange(of: \.f) { old, state in change(&state.gg) }  // slip: gg
      .onChange(of: \.g) { old, state in change(&state.h) }
      .onChange(of: \.h) { old, state in change(&state.a) }
  }
}

// MARK: aSlipAboveManyOnChanges
struct ASlipAboveManyOnChanges: Reducer {
  struct State { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.aa += 1  // slip: aa
      return .none
    }
    .onChange(of: \.a) { old, state in .none }
    .onChange(of: \.b) { old, state in .none }
    .onChange(of: \.c) { old, state in .none }
    .onChange(of: \.d) { old, state in .none }
    .onChange(of: \.e) { old, state in .none }
    .onChange(of: \.f) { old, state in .none }
    .onChange(of: \.g) { old, state in .none }
    .onChange(of: \.h) { old, state in .none }
  }
}

// MARK: theKeyPathOfOnChange
struct TheKeyPathOfOnChange: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.cuont) { old, state in .none }  // slip: cuont
  }
}

// The closure of `onChange` is not overloaded: with an overload whose closure returns a reducer, three
// of these errors would stand at other places.

// MARK: onChangeTypoInTheClosure
struct OnChangeTypoInTheClosure: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        state.cuont += 1  // slip: cuont
        return .none
      }
  }
}

// MARK: onChangeTypoInAnAction
struct OnChangeTypoInAnAction: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        .send(.taped)  // slip: taped
      }
  }
}

// MARK: onChangeTypoInARun
struct OnChangeTypoInARun: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        .run { send in
          await send(.taped)  // slip: taped
        }
      }
  }
}

// MARK: onChangeWithoutReturn
struct OnChangeWithoutReturn: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        state.count += 1  // slip: Effect
      }
  }
}

// MARK: onChangeOneParameter
struct OnChangeOneParameter: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { state in  // slip: argument
        state.count += 1
        return .none
      }
  }
}

// MARK: onChangeTypoInAChainOfTwo
struct OnChangeTypoInAChainOfTwo: Reducer {
  struct State { var count = 0, name = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        state.count += old
        return .send(.tapped)
      }
      .onChange(of: \.name) { old, state in
        state.nmae += old  // slip: nmae
        return .send(.tapped)
      }
  }
}

// MARK: onChangeWrongType
struct OnChangeWrongType: Reducer {
  struct State { var count = 0, name = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .onChange(of: \.count) { old, state in
        state.name = old  // slip: String
        return .send(.tapped)
      }
  }
}
