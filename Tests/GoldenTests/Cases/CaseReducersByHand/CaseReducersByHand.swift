import GeneratedSupport

struct Child: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case incrementTapped }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A state and an action with cases of their own, in another order.
enum Mixed: CaseReducer {
  case first(Child)
  case second(Child)
  case alert(AlertState<Never>)

  enum State: Equatable {
    case alert(AlertState<Never>)
    case second(Child.State)
    case first(Child.State)
  }

  enum Action {
    case reset
    case second(Child.Action)
    case first(Child.Action)
    case alert(Never)
  }
}

enum Counted: CaseReducer {
  case child(Child)
  case alert(AlertState<Never>)

  static var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .child(let child) = state, child.count > 3 { state = .child(Child.State()) }
      return .none
    }
    .ifCaseLet(\.child, action: \.child) { Child() }
  }
}

enum Titled: CaseReducer {
  case child(Child)
  case plain

  static func scope(_ store: StoreOf<Titled>) -> String { "title" }
}

extension Titled { typealias CaseScope = String }

enum Listed { case child(Child) }

extension Listed: CaseReducer {}

extension Listed.State: CaseReducerState {}

extension Listed { enum State { case child(Child.State) } }

@MainActor public func check() {
  var mixed = Mixed.State.second(Child.State())
  _ = Mixed.body.reduce(into: &mixed, action: .second(.incrementTapped))
  _ = Mixed.body.reduce(into: &mixed, action: .reset)
  precondition(mixed == .second(Child.State(count: 1)))
  let store = Store(initialState: mixed) { Mixed.body }
  guard case .second(let child) = store.case else { preconditionFailure() }
  precondition(child.count == 1)
  var counted = Counted.State.child(Child.State(count: 3))
  _ = Counted.body.reduce(into: &counted, action: .child(.incrementTapped))
  precondition(counted.child?.count == 0)
  let title = Store(initialState: Titled.State.plain) { Titled.body }.case
  precondition(title == "title")
}
