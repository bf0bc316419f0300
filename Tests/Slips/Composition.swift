// MARK: theStateOfScope
struct TheStateOfScope: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.conter, action: \.counter) { Counter() }  // slip: conter
  }
}

// MARK: theActionOfScope
struct TheActionOfScope: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.conter) { Counter() }  // slip: conter
  }
}

// MARK: theReducerOfScope
struct TheReducerOfScope: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Row() }  // slip: Row
  }
}

// MARK: theStateOfIfLet
struct TheStateOfIfLet: Reducer {
  struct State { var counter: Counter.State? }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.conter, action: \.counter) { Counter() }  // slip: conter
  }
}

// MARK: theActionOfIfLet
struct TheActionOfIfLet: Reducer {
  struct State { var counter: Counter.State? }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.counter, action: \.conter) { Counter() }  // slip: conter
  }
}

// MARK: theStateOfAPresentation
struct TheStateOfAPresentation: Reducer {
  struct State { @Presents var counter: Counter.State? }
  enum Action { case counter(PresentationAction<Counter.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$conter, action: \.counter) { Counter() }  // slip: conter
  }
}

// MARK: thePresentationWithoutItsDollar
struct ThePresentationWithoutItsDollar: Reducer {
  struct State { @Presents var alert: AlertState<App.Alert>? }
  enum Action { case alert(PresentationAction<App.Alert>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.alert, action: \.alert)  // slip: \.$name
  }
}

// MARK: theActionOfAPresentation
struct TheActionOfAPresentation: Reducer {
  struct State { @Presents var destination: App.Destination.State? }
  enum Action { case destination(PresentationAction<App.Destination.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destnation)  // slip: destnation
  }
}

// MARK: theStateOfForEach
struct TheStateOfForEach: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case rows(IdentifiedActionOf<Row>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rowz, action: \.rows) { Row() }  // slip: rowz
  }
}

// MARK: theActionOfForEach
struct TheActionOfForEach: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case rows(IdentifiedActionOf<Row>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rowz) { Row() }  // slip: rowz
  }
}

// MARK: theStateOfAStack
struct TheStateOfAStack: Reducer {
  struct State { var path = StackState<App.Path.State>() }
  enum Action { case path(StackActionOf<App.Path>) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.pahth, action: \.path)  // slip: pahth
  }
}

// MARK: aSlipInAChain
struct ASlipInAChain: Reducer {
  struct State {
    @Presents var alert: AlertState<App.Alert>?
    @Presents var destination: App.Destination.State?
    var a: Counter.State?, b: Counter.State?, c: Counter.State?, d: Counter.State?
    var path = StackState<App.Path.State>()
    var rows: IdentifiedArrayOf<Row.State> = []
    var count = 0
  }
  enum Action {
    case alert(PresentationAction<App.Alert>), destination(
      PresentationAction<App.Destination.Action>)
    case a(Counter.Action), b(Counter.Action), c(Counter.Action), d(Counter.Action)
    case path(StackActionOf<App.Path>), rows(IdentifiedActionOf<Row>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // slip, not found: takes the compiler too long
      state.cuont += 1
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
    .ifLet(\.a, action: \.a) { Counter() }
    .ifLet(\.b, action: \.b) { Counter() }
    .ifLet(\.c, action: \.c) { Counter() }
    .ifLet(\.d, action: \.d) { Counter() }
    .forEach(\.path, action: \.path)
    .forEach(\.rows, action: \.rows) { Row() }
    .onChange(of: \.count) { _, _ in .none }
    .onChange(of: \.count) { _, _ in .none }
  }
}

// MARK: aSlipInAChainOfIfLet
struct ASlipInAChainOfIfLet: Reducer {
  struct State {
    var a: Counter.State?, b: Counter.State?, c: Counter.State?, d: Counter.State?
    var e: Counter.State?, f: Counter.State?, g: Counter.State?, h: Counter.State?
    var i: Counter.State?, j: Counter.State?
  }
  enum Action {
    case a(Counter.Action), b(Counter.Action), c(Counter.Action), d(Counter.Action)
    case e(Counter.Action), f(Counter.Action), g(Counter.Action), h(Counter.Action)
    case i(Counter.Action), j(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.a, action: \.a) { Counter() }
      .ifLet(\.b, action: \.b) { Counter() }
      .ifLet(\.c, action: \.c) { Counter() }
      .ifLet(\.d, action: \.d) { Counter() }
      .ifLet(\.e, action: \.e) { Counter() }
      .ifLet(\.f, action: \.f) { Counter() }
      .ifLet(\.g, action: \.gg) { Counter() }  // slip: gg
      .ifLet(\.h, action: \.h) { Counter() }
      .ifLet(\.i, action: \.i) { Counter() }
      .ifLet(\.j, action: \.j) { Counter() }
  }
}

// MARK: aSlipAmongManyScopes
struct ASlipAmongManyScopes: Reducer {
  struct State {
    var a = Counter.State(), b = Counter.State(), c = Counter.State(), d = Counter.State()
    var e = Counter.State(), f = Counter.State(), g = Counter.State(), h = Counter.State()
    var i = Counter.State(), j = Counter.State()
  }
  enum Action {
    case a(Counter.Action), b(Counter.Action), c(Counter.Action), d(Counter.Action)
    case e(Counter.Action), f(Counter.Action), g(Counter.Action), h(Counter.Action)
    case i(Counter.Action), j(Counter.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.a, action: \.a) { Counter() }
    Scope(state: \.b, action: \.b) { Counter() }
    Scope(state: \.c, action: \.c) { Counter() }
    Scope(state: \.d, action: \.d) { Counter() }
    Scope(state: \.e, action: \.e) { Counter() }
    Scope(state: \.ff, action: \.f) { Counter() }  // slip: ff
    Scope(state: \.g, action: \.g) { Counter() }
    Scope(state: \.h, action: \.h) { Counter() }
    Scope(state: \.i, action: \.i) { Counter() }
    Scope(state: \.j, action: \.j) { Counter() }
  }
}

// MARK: aReducerThatDoesNotExist
struct AReducerThatDoesNotExist: Reducer {
  struct State { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Conter() }  // slip: Conter
  }
}

// MARK: theLabelOfACase
struct TheLabelOfACase: Reducer {
  enum State { case counter(Counter.State), nothing }
  enum Action { case counter(Counter.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }  // slip: Scope(case:action:)
  }
}

// MARK: thePairInForEach
struct ThePairInForEach: Reducer {
  struct State { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action { case row(id: Int, action: Row.Action) }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.row) { Row() }  // slip: IdentifiedActionOf
  }
}

// MARK: theDuplicatesOfOnChange
struct TheDuplicatesOfOnChange: Reducer {
  struct State { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .onChange(of: \.count, removeDuplicates: { $0 == $1 }) { _, _ in  // slip: Equatable
        Reduce { _, _ in .none }
      }
  }
}
