// MARK: aCaseBeforeANestedPattern
struct ACaseBeforeANestedPattern: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>), reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .laoded(.success(let items)):  // slip: laoded
        state.items = items
        return .none
      case .loaded, .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseBeforeANestedPatternAndLet
struct ACaseBeforeANestedPatternAndLet: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>), reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .laoded(.success(items)):  // slip: laoded
        state.items = items
        return .none
      case .loaded, .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseBeforeANestedPatternWithoutLet
struct ACaseBeforeANestedPatternWithoutLet: Reducer {
  struct State {}
  enum Action { case loaded(Result<[Item], any Error>), reset }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .laoded(.success):  // slip: laoded
        return .none
      case .loaded, .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseBeforeANestedPatternOfTwoLevels
struct ACaseBeforeANestedPatternOfTwoLevels: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destinaton(.presented(.counter(.reset))):  // slip: destinaton
        return .none
      case .destination:
        return .none
      }
    }
  }
}

// MARK: aCaseBeforeANestedPatternInAFunction
struct ACaseBeforeANestedPatternInAFunction: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>), reset }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .laoded(.success(let items)):  // slip: laoded
      state.items = items
      return .none
    case .loaded, .reset:
      return .none
    }
  }
}

// MARK: aCaseBeforeANestedPatternWithoutLetInAFunction
struct ACaseBeforeANestedPatternWithoutLetInAFunction: Reducer {
  struct State {}
  enum Action { case loaded(Result<[Item], any Error>), reset }
  var body: some ReducerOf<Self> { Reduce(self.change) }
  func change(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .laoded(.success):  // slip: laoded
      return .none
    case .loaded, .reset:
      return .none
    }
  }
}

// MARK: aCaseBeforeANestedPatternOfTwoLevelsInAFunction
struct ACaseBeforeANestedPatternOfTwoLevelsInAFunction: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .destinaton(.presented(.counter(.reset))):  // slip: destinaton
      return .none
    case .destination:
      return .none
    }
  }
}

// MARK: aCaseBeforeANestedPatternWithAnUnderscoreInAFunction
struct ACaseBeforeANestedPatternWithAnUnderscoreInAFunction: Reducer {
  struct State { var fact = "" }
  enum Action { case counter(Counter.Action) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .conter(.loaded(let fact, number: _)):  // slip: conter
      state.fact = fact
      return .none
    case .counter:
      return .none
    }
  }
}

// MARK: aCaseBetweenTwoPatterns
struct ACaseBetweenTwoPatterns: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.conter(.reset))):  // slip: conter
        return .none
      case .destination:
        return .none
      }
    }
  }
}

// MARK: aCaseBetweenTwoPatternsInAFunction
struct ACaseBetweenTwoPatternsInAFunction: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .destination(.presented(.conter(.reset))):  // slip: conter
      return .none
    case .destination:
      return .none
    }
  }
}

// MARK: aCaseInTheLastOfThreePatterns
struct ACaseInTheLastOfThreePatterns: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.counter(.laoded(let fact, number: _)))):  // slip: laoded
        return .send(.destination(.presented(.form(.binding(.set(\.name, fact))))))
      case .destination:
        return .none
      }
    }
  }
}

// MARK: aCaseBeforeANestedPatternOfIf
struct ACaseBeforeANestedPatternOfIf: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .laoded(.success(let items)) = action {  // slip: laoded
        state.items = items
      }
      return .none
    }
  }
}

// MARK: aCaseOfAnErrorInAPattern
struct ACaseOfAnErrorInAPattern: Reducer {
  enum Failure: Error { case offline }
  struct State { var isOffline = false }
  enum Action { case loaded(Result<[Item], Failure>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(.failure(.ofline)):  // slip: ofline
        state.isOffline = true
        return .none
      case .loaded:
        return .none
      }
    }
  }
}

// MARK: aCasePathAsAPattern
struct ACasePathAsAPattern: Reducer {
  struct State { var count = 0 }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // slip, not found: the compiler says that it cannot infer the type of the key path
      case \.counter.incrementTaped:
        state.count += 1
        return .none
      default:
        return .none
      }
    }
  }
}

// MARK: aPayloadThatDoesNotExist
struct APayloadThatDoesNotExist: Reducer {
  struct State { var items: [Item] = [] }
  enum Action {
    case loaded(Result<[Itme], any Error>)  // slip: Itme
    case reset
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(.success(let items)):
        state.items = items
        return .none
      case .loaded, .reset:
        return .none
      }
    }
  }
}

// MARK: aPayloadThatDoesNotExistInAChild
struct APayloadThatDoesNotExistInAChild: Reducer {
  struct State { var child = MissingPayload.State() }
  enum Action { case child(MissingPayload.Action), reset }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { MissingPayload() }
    Reduce { state, action in
      switch action {
      case .child(.loaded(.success(let items))):
        state.child.items = items
        return .none
      case .child(.loaded(.failure)), .reset:
        return .none
      }
    }
  }
  func items(in action: Action) -> [Item] {
    if case .child(.loaded(.success(let items))) = action { items } else { [] }
  }
}

// MARK: aPayloadThatDoesNotExistInAChild_Child
struct MissingPayload: Reducer {
  struct State { var items: [Item] = [] }
  enum Action {
    case loaded(Result<[Itme], any Error>)  // slip: Itme
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: aCaseThatAChildNoLongerHas
struct ACaseThatAChildNoLongerHas: Reducer {
  struct State { var child = FewerCases.State() }
  enum Action { case child(FewerCases.Action), reset }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { FewerCases() }
    Reduce { state, action in
      switch action {
      case .child(.loaded(.success(let items))):  // slip: loaded
        state.child.items = items
        return .none
      case .child, .reset:
        return .none
      }
    }
  }
}

// MARK: aCaseThatAChildNoLongerHas_Child
struct FewerCases: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case reset }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: aCaseThatAChildNoLongerHasInAFunction
struct ACaseThatAChildNoLongerHasInAFunction: Reducer {
  struct State { var child = FewerActions.State() }
  enum Action { case child(FewerActions.Action), reset }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .child(.loaded(.success(let items))):  // slip: loaded
      state.child.items = items
      return .none
    case .child, .reset:
      return .none
    }
  }
}

// MARK: aCaseThatAChildNoLongerHasInAFunction_Child
struct FewerActions: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case reset }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: anImportThatAChildForgot
struct AnImportThatAChildForgot: Reducer {
  struct State { var child = ForgottenImport.State() }
  enum Action { case child(ForgottenImport.Action), reset }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { ForgottenImport() }
    Reduce { state, action in
      switch action {
      case .child(.loaded(.success(let items))):
        state.child.items = items
        return .none
      case .child, .reset:
        return .none
      }
    }
  }
}

// MARK: anImportThatAChildForgot_Child, without imports
struct ForgottenImport: Reducer {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>) }
  var body: some ReducerOf<Self> { EmptyReducer() }  // slip: ReducerOf
}

// MARK: anImportOfAPayloadThatAChildForgot
struct AnImportOfAPayloadThatAChildForgot: Reducer {
  struct State { var child = ForgottenFoundation.State() }
  enum Action { case child(ForgottenFoundation.Action), reset }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { ForgottenFoundation() }
    Reduce { state, action in
      switch action {
      case .child(.loaded(.success(let date))):
        return .send(.child(.loaded(.success(date))))
      case .child(.loaded(.failure)), .reset:
        return .none
      }
    }
  }
}

// MARK: anImportOfAPayloadThatAChildForgot_Child
struct ForgottenFoundation: Reducer {
  struct State {}
  enum Action {
    case loaded(Result<Locale, any Error>)  // slip: Locale
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

// MARK: anAttributeThatIsLeftInAChild
struct AnAttributeThatIsLeftInAChild: Reducer {
  struct State { var child = LeftOver.State() }
  enum Action { case child(LeftOver.Action), reset }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { LeftOver() }
    Reduce { state, action in
      switch action {
      case .child(.loaded(.success(let items))):
        state.child.items = items
        return .none
      case .child, .reset:
        return .none
      }
    }
  }
}

// MARK: anAttributeThatIsLeftInAChild_Child
@Reducer  // slip: Reducer
struct LeftOver {
  struct State { var items: [Item] = [] }
  enum Action { case loaded(Result<[Item], any Error>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
