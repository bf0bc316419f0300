import GeneratedTestSupport
import Testing

// What the slips use. There is no mistake in it.

struct Item: Equatable, Identifiable {
  var id: Int
  var title = ""
}

struct SearchClient: DependencyClient {
  var search: @Sendable (_ query: String) async throws -> [Item]
  var save: @Sendable (_ item: Item) async throws -> Void
}

struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
  }
  enum Action {
    case decrementTapped
    case incrementTapped
    case loaded(fact: String, number: Int)
    case reset
  }
  @Dependency(\.continuousClock) var clock
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isDone = false
  }
  enum Action { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct Form: Reducer {
  struct State: Equatable {
    var name = ""
    var age = 0
  }
  enum Action: BindableAction { case binding(BindingAction<State>), saveTapped }
  var body: some ReducerOf<Self> { BindingReducer() }
}

struct App: Reducer {
  enum Destination: CaseReducer {
    case counter(Counter)
    case form(Form)
  }
  enum Path: CaseReducer {
    case counter(Counter)
    case row(Row)
  }
  enum Alert: CasePathable, Equatable { case deleteConfirmed }
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    var counter = Counter.State()
    @Presents var destination: Destination.State?
    var optional: Counter.State?
    var path = StackState<Path.State>()
    var query = ""
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action {
    case alert(PresentationAction<Alert>)
    case counter(Counter.Action)
    case destination(PresentationAction<Destination.Action>)
    case loaded([Item])
    case optional(Counter.Action)
    case path(StackActionOf<Path>)
    case rows(IdentifiedActionOf<Row>)
    case searchTapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
extension App.Destination.State: Equatable {}
extension App.Path.State: Equatable {}
