public import GeneratedSupport

public struct Detail: Reducer {
  public struct State: Equatable, Sendable {
    public var count = 0
    public init(count: Int = 0) { self.count = count }
  }
  public enum Action: Sendable { case incrementTapped }

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct Meeting: Reducer {
  enum Context { case sheet, window }

  let context: Context
  struct State { var title = "" }
  enum Action { case titleChanged(String) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .titleChanged(let title) = action { state.title = "\(context): \(title)" }
      return .none
    }
  }
}

struct Feature: Reducer {
  struct Detail: Reducer {
    typealias State = String
    typealias Action = String

    var body: some Reducer<State, Action> {
      Reduce { state, text in
        state = text
        return .none
      }
    }
  }

  final class Row {}
  typealias Sheet = Meeting
  typealias Question = AlertState<Answer>
  enum Answer { case yes }

  enum Destination: CaseReducer {
    case detail(Detail)
    case outer(CaseReducers.Detail)
    /// A meeting in a sheet.
    case meeting(Meeting = Meeting(context: .sheet))
    case sheet(sheet: Sheet = Sheet(context: .window)), nested(Screen)
    case alert(AlertState<Alert>)
    case dialog(GeneratedSupport.ConfirmationDialogState<Never>)
    case question(Question)
    // reducergen: ignore
    case row(Row)
    case rows(Row, at: Int)
    case plain

    enum Alert: Equatable { case confirmTapped }
  }

  struct State {
    @Presents var destination: Destination.State?
    var path = StackState<Screen.State>()
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Screen>)
    case destinationTapped(Destination.State), detailTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .destinationTapped(let destination): state.destination = destination
      case .detailTapped: state.path.append(.detail(CaseReducers.Detail.State()))
      case .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

// reducergen: sendable
public enum Screen: CaseReducer {
  case detail(Detail)
  case list(List)
  case alert(AlertState<Alert>)

  public enum Alert: Sendable { case okTapped }

  public struct List: Reducer {
    public struct State { public init() {} }
    public typealias Action = Int
    public init() {}
    public var body: some Reducer<State, Action> { EmptyReducer() }
  }
}

extension Screen.List.State: Sendable {}

enum Generic<Row: Sendable>: CaseReducer {
  case box(Box<Row>)
  // reducergen: ephemeral
  case cell(Cell = Cell())
  // reducergen: ephemeral
  case toast(Toast<Int>)
  // reducergen: ignore
  case row(Row)

  struct Cell: Reducer {
    var state: Row?
    typealias State = Row
    typealias Action = Int
    func reduce(into state: inout Row, action: Action) -> Effect<Action> { .none }
  }
}

final class Toast<Action> {}

struct Box<Content>: Reducer {
  struct State { var content: Content }
  typealias Action = Content

  var body: some Reducer<State, Action> {
    Reduce { state, content in
      state.content = content
      return .none
    }
  }
}

enum Nothing: CaseReducer {}

func takesSendable(_ value: some Sendable) {}

@MainActor private func checkDestination() {
  let store = Store(initialState: Feature.State()) { Feature() }
  store.send(.destinationTapped(.detail("text")))
  store.send(.destination(.presented(.detail("new"))))
  precondition(store.destination?.detail == "new")
  store.send(.destinationTapped(.meeting(Meeting.State())))
  store.send(.destination(.presented(.meeting(.titleChanged("A")))))
  precondition(store.destination?.meeting?.title == "sheet: A")
  store.send(.destinationTapped(.sheet(Meeting.State())))
  store.send(.destination(.presented(.sheet(.titleChanged("A")))))
  precondition(store.destination?.sheet?.title == "window: A")
  store.send(.destinationTapped(.nested(.detail(Detail.State()))))
  store.send(.destination(.presented(.nested(.detail(.incrementTapped)))))
  precondition(store.destination?.nested?.detail?.count == 1)
  store.send(.destinationTapped(.alert(AlertState { TextState("Sure?") })))
  store.send(.destination(.presented(.alert(.confirmTapped))))
  precondition(store.destination == nil)
  store.send(.destinationTapped(.rows(Feature.Row(), at: 3)))
  precondition(store.destination?.is(\.rows) ?? false)
}

@MainActor private func checkPath() {
  let store = Store(initialState: Feature.State()) { Feature() }
  store.send(.detailTapped)
  store.send(.path(.element(id: store.path.ids[0], action: .detail(.incrementTapped))))
  precondition(store.path[0].detail?.count == 1)
}

@MainActor private func checkStores() {
  let store = Store(initialState: Screen.State.detail(Detail.State())) { Screen.body }
  guard case .detail(let child) = store.case else { preconditionFailure() }
  child.send(.incrementTapped)
  precondition(child.count == 1 && store.state.detail?.count == 1)
  guard case .detail(let again) = store.case else { preconditionFailure() }
  precondition(child === again)
  let question = Store(initialState: Feature.Destination.State.plain) { Feature.Destination.body }
  guard case .plain = question.case else { preconditionFailure() }
}

@MainActor public func check() {
  checkDestination()
  checkPath()
  checkStores()
  takesSendable(Screen.State.detail(Detail.State()))
  takesSendable(Screen.Action.detail(.incrementTapped))
  takesSendable(Screen.State.list(Screen.List.State()))
  let toast = Generic<String>.Action.toast(3)
  precondition(toast[case: \.toast] == 3)
  var generic = Generic<Int>.State.box(Box.State(content: 1))
  _ = Generic<Int>.body.reduce(into: &generic, action: .box(2))
  precondition(generic.box?.content == 2)
}
