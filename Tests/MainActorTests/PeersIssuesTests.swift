import GeneratedTestSupport
import Testing

// What issues of The Composable Architecture report about modules that are on the main actor by
// default, written anew.

/// #3713, #3720 and #3732: the first feature of a tutorial, whose `body` is `some ReducerOf<Self>`.
struct CounterFeature: Reducer {
  struct State { var count = 0 }
  enum Action { case decrementButtonTapped, incrementButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped: state.count -= 1
      case .incrementButtonTapped: state.count += 1
      }
      return .none
    }
  }
}

/// #3768: an enum of features whose state is equatable.
struct Leaf: Reducer {
  struct State: Equatable {}
}

enum Path: CaseReducer {
  case leaf(Leaf)
}

extension Path.State: Equatable {}

/// An enum of features in another one.
enum Screens: CaseReducer { case path(Path) }

nonisolated enum Sheets: CaseReducer {
  case leaf(Leaf)
  case path(Path)
}

/// #3818: an enum of ids for effects, nested in a list of elements.
struct Todos: Reducer {
  struct State: Equatable { var todos: IdentifiedArrayOf<Todo.State> = [] }
  enum Action { case sort, todos(IdentifiedActionOf<Todo>) }
  enum CancelID { case todoCompletion }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sort:
        state.todos.sort { !$0.isComplete && $1.isComplete }
        return .none
      case .todos(.element(id: _, action: .binding(\.isComplete))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sort)
        }
        .cancellable(id: CancelID.todoCompletion, cancelInFlight: true)
      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) { Todo() }
  }
}

struct Todo: Reducer {
  struct ID: Hashable { let number: Int }
  struct State: Equatable, Identifiable {
    let id: ID
    var isComplete = false
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// Payloads that need a conformance of a type of the module.
enum Selection: CasePathable {
  case none
  case one(SyncUp.ID)
  case all(IdentifiedArrayOf<SyncUp>)
  case todos(Set<Todo.ID>, counts: [Todo.ID: Int])
}

/// #3921: a form that edits a whole model.
struct SyncUp: Equatable, Identifiable {
  struct Attendee: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  let id: Int
  var attendees: IdentifiedArrayOf<Attendee> = []
  var title = ""
}

struct SyncUpForm: Reducer {
  struct State: Equatable {
    var focus: Field? = .title
    var syncUp: SyncUp

    enum Field: Hashable { case attendee(SyncUp.Attendee.ID), title }
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

nonisolated private func path<Root: CasePathable>(of root: Root) -> PartialCaseKeyPath<Root> {
  root.case
}

@Suite struct PeersIssuesTests {
  @Test func theFirstFeatureOfATutorialCounts() {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 1)
  }

  @Test func statesOfAnEnumOfFeaturesAreCompared() {
    #expect(Path.State.leaf(Leaf.State()) == .leaf(Leaf.State()))
  }

  @Test func anEnumOfFeaturesIsAFeatureOfAnother() {
    let screens = Store(initialState: .path(.leaf(Leaf.State()))) { Screens.body }
    guard case .path(let path) = screens.case else { return }
    #expect(path.state == .leaf(Leaf.State()))
    let sheets = Store(initialState: .path(.leaf(Leaf.State()))) { Sheets.body }
    if case .leaf = sheets.case { Issue.record("the store is in the other case") }
  }

  @Test func todosAreSortedAfterASecond() async {
    let clock = TestClock()
    let (first, second) = (Todo.ID(number: 1), Todo.ID(number: 2))
    let todos: IdentifiedArrayOf<Todo.State> = [Todo.State(id: first), Todo.State(id: second)]
    let store = TestStore(initialState: Todos.State(todos: todos)) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.todos[id: first].binding.isComplete, true) {
      $0.todos[id: first]?.isComplete = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sort) {
      $0.todos = [Todo.State(id: second), Todo.State(id: first, isComplete: true)]
    }
  }

  @Test func rowsHaveStores() {
    let id = Todo.ID(number: 1)
    let store = Store(initialState: Todos.State(todos: [Todo.State(id: id)])) {
      Todos()
    } withDependencies: {
      $0.continuousClock = .immediate
    }
    store.scope(\.todos, action: \.todos)[id: id]?.isComplete = true
    #expect(store.todos[id: id]?.isComplete == true)
  }

  @Test func payloadsNeedConformancesOfTheModule() {
    var selection = Selection.all([SyncUp(id: 1)])
    selection.modify(\.all) { $0[id: 1]?.title = "Design" }
    #expect(selection[case: \.all]?[id: 1]?.title == "Design")
    let id = Todo.ID(number: 1)
    selection = (\Selection.Cases.todos)(([id], counts: [id: 2]))
    #expect(selection.is(\.todos) && selection[case: \.todos]?.counts == [id: 2])
    #expect(Array(Selection.allCasePaths).count == 4)
  }

  @Test func casePathsOfAnyPayloadAreUsedOnAnyThread() async {
    let selection = Selection.all([SyncUp(id: 1)])
    let paths = await Task.detached { UncheckedSendable(path(of: selection)) }.value
    #expect(paths.value == \Selection.Cases.all)
  }

  @Test func aFormBindsAModel() {
    let store = Store(initialState: SyncUpForm.State(syncUp: SyncUp(id: 1))) { SyncUpForm() }
    store.syncUp.title = "Design"
    store.syncUp.attendees.append(SyncUp.Attendee(id: 1))
    store.focus = .attendee(1)
    #expect(store.syncUp == SyncUp(id: 1, attendees: [SyncUp.Attendee(id: 1)], title: "Design"))
    #expect(store.focus == .attendee(1))
  }
}
