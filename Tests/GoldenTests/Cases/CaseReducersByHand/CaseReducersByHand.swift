import GeneratedSupport

struct Child: Reducer {
  struct State: Equatable { var count = 0 }
  typealias Action = Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      state.count += action
      return .none
    }
  }
}

/// A state and an action with cases of their own, in another order.
enum Mixed {
  case child(Child)
  case alert(AlertState<Never>)

  enum State: Equatable {
    case alert(AlertState<Never>)
    case child(Child.State)
  }

  enum Action {
    case reset
    case alert(Never)
    case child(Child.Action)
  }
}

extension Mixed: CaseReducer {}

/// The user writes its body, its scope and its state.
enum Counted: CaseReducer {
  case child(Child)

  static var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .child(let child) = state, child.count > 3 { state = .child(Child.State()) }
      return .none
    }
    .ifCaseLet(\.child, action: \.child) { Child() }
  }

  static func scope(_ store: StoreOf<Counted>) -> String { "title" }
}

extension Counted.State: CaseReducerState {}

extension Counted {
  enum State { case child(Child.State) }
  typealias CaseScope = String
}

@MainActor public func check() {
  var mixed = Mixed.State.child(Child.State())
  _ = Mixed.body.reduce(into: &mixed, action: .child(1))
  _ = Mixed.body.reduce(into: &mixed, action: .reset)
  precondition(mixed == .child(Child.State(count: 1)))
  let store = Store(initialState: mixed) { Mixed.body }
  guard case .child(let child) = store.case else { preconditionFailure() }
  precondition(child.count == 1)
  var counted = Counted.State.child(Child.State(count: 3))
  _ = Counted.body.reduce(into: &counted, action: .child(1))
  precondition(counted.child?.count == 0)
  let title = Store(initialState: counted) { Counted.body }.case
  precondition(title == "title")
}
