import GeneratedSupport
import Testing

/// Children that have the actions of their parents.
@MainActor @Suite struct SharedActionTests {
  @Test func aPropertyOfTheStateGetsAllActions() {
    let store = Store(initialState: Whole.State()) { Whole() }
    store.send(.added(2))
    #expect(store.first.total == 2)
    #expect(store.second.total == 2)
    #expect(store.optional?.total == 2)
    #expect(store.choice.total == 4)
  }

  @Test func aChildStoreSendsAllActions() {
    let store = Store(initialState: Whole.State()) { Whole() }
    let child = store.scope(state: \.first, action: \.self)
    child.send(.added(3))
    #expect(child.total == 3)
    #expect(store.scope(\.second, action: \.self).total == 3)
    #expect(child === store.scope(\.first, action: \.self))
  }

  @Test func aStoreIsMadeWithAnOperatorForTheWholeState() {
    let store = Store(initialState: Int?.some(1)) {
      EmptyReducer<Int?, Whole.Action>().ifLet(\.self, action: \.self) {}
    }
    store.send(.added(1))
    #expect(store.state == 1)
  }
}

struct Whole: Reducer {
  struct State {
    var first = Total.State()
    var second = Total.State()
    var optional: Total.State? = Total.State()
    var choice = Choice.State.total(Total.State())
  }
  enum Action { case added(Int) }

  var body: some Reducer<State, Action> {
    Scope(state: \.first, action: \.self) { Total() }
    Scope(\.second, action: \.self) { Total() }
    Scope(\.choice, action: \.self) { Choice() }
    EmptyReducer().ifLet(\.optional, action: \.self) { Total() }
  }
}

struct Choice: Reducer {
  enum State {
    case total(Total.State)
    case nothing

    var total: Int { self[case: \.total]?.total ?? -1 }
  }
  typealias Action = Whole.Action

  var body: some Reducer<State, Action> {
    Scope(case: \.total, action: \.self) { Total() }
    EmptyReducer().ifCaseLet(\.total, action: \.self) { Total() }
  }
}

struct Total: Reducer {
  struct State { var total = 0 }
  typealias Action = Whole.Action

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .added(let number) = action { state.total += number }
      return .none
    }
  }
}
