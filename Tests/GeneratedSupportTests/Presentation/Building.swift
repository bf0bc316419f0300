import GeneratedSupport

/// A feature that presents a sheet, and has a stack.
struct Flat: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var log: [String] = []
    @Presents var sheet: Sheet.State?
    var path = StackState<Sheet.State>()
  }
  enum Action {
    case sheetShown(id: Int?), pushed
    case sheet(PresentationAction<Sheet.Action>)
    case path(StackActionOf<Sheet>)
  }

  @Dependency(RunningWork.self) var work

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sheetShown(let id): state.sheet = id.map { Sheet.State(id: $0) }
      case .pushed: state.path.append(Sheet.State())
      case .sheet, .path: break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet(work: work) }
    .forEach(\.path, action: \.path) { Sheet(work: work) }
  }
}

/// A feature that has a flat in a place of each kind, and whose own reducer can replace everything.
struct Building: Reducer {
  /// The places whose reducers the store can follow.
  enum Place: CaseIterable {
    case property, payload, ifCaseLet, optional, row, caseReducer, presented, stacked
  }

  struct Lift: Reducer {
    enum State { case empty, flat(Flat.State) }
    enum Action { case flat(Flat.Action) }

    var body: some ReducerOf<Self> {
      Scope(case: \.flat, action: \.flat) { Flat() }
    }
  }
  struct Shop: Reducer {
    enum State { case closed, flat(Flat.State) }
    enum Action { case flat(Flat.Action) }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifCaseLet(\.flat, action: \.flat) { Flat() }
    }
  }
  enum Door: CaseReducer { case flat(Flat), other(Ticker) }

  struct State {
    var property = Flat.State()
    var lift = Lift.State.empty
    var shop = Shop.State.closed
    var optional: Flat.State?
    var rows: IdentifiedArrayOf<Flat.State> = []
    var door = Door.State.other(Ticker.State())
    @Presents var presented: Flat.State?
    var stack = StackState<Flat.State>()
    var byHand = Flat.State()
  }

  enum Action {
    case began(String), replaced(State)
    case property(Flat.Action), lift(Lift.Action), shop(Shop.Action), optional(Flat.Action)
    case rows(IdentifiedActionOf<Flat>), door(Door.Action)
    case presented(PresentationAction<Flat.Action>), stack(StackActionOf<Flat>)
    case byHand(Flat.Action)
  }

  let work: RunningWork

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(\.property, action: \.property) { Flat() }
      Scope(\.lift, action: \.lift) { Lift() }
      Scope(\.shop, action: \.shop) { Shop() }
      Scope(\.door, action: \.door) { Door.body }
      Reduce { state, action in
        guard case .byHand(let action) = action else { return .none }
        return Flat().reduce(into: &state.byHand, action: action).map { .byHand($0) }
      }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Flat() }
        .forEach(\.rows, action: \.rows) { Flat() }
        .ifLet(\.$presented, action: \.presented) { Flat() }
        .forEach(\.stack, action: \.stack) { Flat() }
      Reduce { state, action in
        switch action {
        case .began(let name): return work.effect(name)
        case .replaced(let newState): state = newState
        default: break
        }
        return .none
      }
    }
    .dependency(work)
  }
}

extension Building.Place {
  func action(_ action: Flat.Action, in state: Building.State) -> Building.Action {
    switch self {
    case .property: .property(action)
    case .payload: .lift(.flat(action))
    case .ifCaseLet: .shop(.flat(action))
    case .optional: .optional(action)
    case .row: .rows(.element(id: 0, action: action))
    case .caseReducer: .door(.flat(action))
    case .presented: .presented(.presented(action))
    case .stacked: .stack(.element(id: state.stack.ids[0], action: action))
    }
  }
}

extension Building.State {
  /// The flat in a place, if there is one.
  subscript(place: Building.Place) -> Flat.State? {
    get {
      switch place {
      case .property: property
      case .payload: lift[case: \.flat]
      case .ifCaseLet: shop[case: \.flat]
      case .optional: optional
      case .row: rows.first
      case .caseReducer: door[case: \.flat]
      case .presented: presented
      case .stacked: stack.first
      }
    }
    set {
      switch place {
      case .property: property = newValue ?? Flat.State()
      case .payload: lift = newValue.map { .flat($0) } ?? .empty
      case .ifCaseLet: shop = newValue.map { .flat($0) } ?? .closed
      case .optional: optional = newValue
      case .row: rows[id: 0] = newValue
      case .caseReducer: door = newValue.map { .flat($0) } ?? .other(Ticker.State())
      case .presented: presented = newValue
      case .stacked: setStack(newValue)
      }
    }
  }

  private mutating func setStack(_ flat: Flat.State?) {
    if let flat, !stack.isEmpty { stack[0] = flat } else { stack = flat.map { [$0] } ?? [] }
  }
}

extension RunningWork: TestDependencyKey {
  static var testValue: RunningWork { RunningWork() }
}
