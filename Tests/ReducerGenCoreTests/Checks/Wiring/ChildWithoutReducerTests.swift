import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// A child in the state and the action needs an operator.
@Suite struct ChildWithoutReducerTests {
  @Test func theOperatorIsMissing() {
    assertDiagnoses(
      wired(
        """
        struct State {
          @Presents var alert: AlertState<Action.Alert>?
          @Presents var destination: Destination.State?
          var row = Row.State(), sheet: Sheet.State?
          var rows: IdentifiedArrayOf<Row.State> = [], path = StackState<Row.State>()
          var other = Other.State()
        }
        enum Action {
          enum Alert { case confirmed }
          case alert(PresentationAction<Alert>)
               ^ warning: 'App' has the child 'alert' in its State and its Action, but no 'ifLet' in its body handles it [child-without-reducer]
          case destination(PresentationAction<Destination.Action>)
               ^ warning: 'App' has the child 'destination' in its State and its Action, but no 'ifLet' in its body handles it [child-without-reducer]
          case row(Row.Action), sheet(Sheet.Action)
               ^ warning: 'App' has the child 'row' in its State and its Action, but no 'Scope' in its body handles it [child-without-reducer]
                                ^ warning: 'App' has the child 'sheet' in its State and its Action, but no 'ifLet' in its body handles it [child-without-reducer]
          case rows(IdentifiedActionOf<Row>)
               ^ warning: 'App' has the child 'rows' in its State and its Action, but no 'forEach' in its body handles it [child-without-reducer]
          case path(StackActionOf<Row>)
               ^ warning: 'App' has the child 'path' in its State and its Action, but no 'forEach' in its body handles it [child-without-reducer]
          case other(Other.Action)
               ^ warning: 'App' has the child 'other' in its State and its Action, but no 'Scope' in its body handles it [child-without-reducer]
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .alert, .row(.tapped): return .none
            case .alert(.presented(.confirmed)): state.alert = nil; return .none
            default: return .none
            }
          }
        }
        """))
  }

  @Test func theNoteHasTheOperator() {
    let found = diagnostics(wired(state + "\n" + body("EmptyReducer()")))
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        #"add '.ifLet(\.$alert, action: \.alert)', or set 'state.alert' to nil for '.alert(.dismiss)'"#,
        #"add 'Scope(state: \.row, action: \.row) { … }'"#,
      ])
  }

  private let state = """
    struct State { @Presents var alert: AlertState<Int>?; var row = Row.State() }
    enum Action { case alert(PresentationAction<Int>), row(Row.Action), view(View) }
    enum View { case row(Row.Action) }
    """

  private func body(_ text: String) -> String { "var body: some ReducerOf<Self> { \(text) }" }

  @Test(arguments: [
    // The right twin.
    #"EmptyReducer().ifLet(\.$alert, action: \.alert); Scope(state: \.row, action: \.row) { Row() }"#,
    // Nested and old key paths.
    #"core.ifLet(\.$alert, action: \.view.alert); Scope(\.row, action: /Action.view .. View.row) { Row() }"#,
    #"core.ifLet(\.$alert, action: /Action.alert); Scope(state: \.row, action: \Action.Cases.row) { Row() }"#,
    // An operator of its own, and an action in a variable.
    #"core.presents(\.$alert, action: \.alert); Scope(state: \.row, action: row) { Row() }"#,
    "#if A\ncore.ifLet(\\.$alert, action: \\.alert)\n#else\nScope(\\.row, action: \\.row) { Row() }\n#endif",
    // An alert that the feature clears itself, and a child that it runs itself.
    """
    Reduce { state, action in
      switch action {
      case .alert(.dismiss): state.alert = nil; return .none
      case .row(let action): return Row().reduce(into: &state.row, action: action).map(Action.row)
      case .view: return .none
      }
    }
    """,
    """
    Reduce { state, action in
      switch action {
      case .alert: state.alert = nil; return .none
      case let .row(action): return row(action)
      default: return .none
      }
    }
    """,
    // Code that the reader does not know.
    "core.ifLet(\\.$alert action: )",
  ])
  func aChildThatIsHandled(text: String) {
    #expect(found("child-without-reducer", state + "\n" + body(text)) == [])
  }

  @Test(arguments: [
    // Other places of the same feature.
    ("var parts: some ReducerOf<Self> { core.ifLet(\\.$alert, action: \\.alert) }", ""),
    ("let parts = core.ifLet(\\.$alert, action: \\.alert)", ""),
    ("", "extension App { var parts: Int { core.ifLet(\\.$alert, action: \\.alert) } }"),
    (
      "",
      "extension Reducer where Action == App.Action { func alerts() -> Int { ifLet(\\.$alert, action: \\.alert) } }"
    ),
    (
      "",
      """
      struct Core: Reducer {
        typealias State = App.State
        typealias Action = App.Action
        var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$alert, action: \\.alert) }
      }
      """
    ),
  ])
  func aChildThatIsHandledElsewhere(members: String, others: String) {
    let scope = #"Scope(state: \.row, action: \.row) { Row() }"#
    let members = state + "\n" + body("core; parts; " + scope) + "\n" + members
    #expect(found("child-without-reducer", members, others) == [])
  }

  @Test(arguments: [
    // Another feature has a child of the same name; a view scopes its store.
    """
    struct Other: Reducer {
      struct State { @Presents var alert: AlertState<Int>? }
      enum Action { case alert(PresentationAction<Int>) }
      var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$alert, action: \\.alert) }
    }
    """,
    "struct AppView { var body: Int { text.alert($store.scope(state: \\.alert, action: \\.alert)) } }",
  ])
  func whatDoesNotHandleIt(others: String) {
    let scope = #"Scope(state: \.row, action: \.row) { Row() }"#
    #expect(found("child-without-reducer", state + "\n" + body(scope), others).count == 1)
  }

  @Test(arguments: [
    // An action without a child in the state.
    "struct State {}; enum Action { case socket(WebSocketClient.Action), row(Row.Action) }",
    "struct State { var row = 0 }; enum Action { case row(Row.Action) }",
    "struct State { var alert = 0 }; enum Action { case alert(PresentationAction<Int>) }",
    "struct State { static let row = Row.State() }; enum Action { case row(Row.Action) }",
    // Not a feature.
    "struct State { var table = Int.State() }; enum Action { case table(App.Table.Action) }; enum Table { enum Action {} }",
    // A child that does nothing.
    "struct State { var idle = Idle.State() }; enum Action { case idle(Idle.Action) }",
    "struct State { var help = Help.State() }; enum Action { case help(Help.Action) }",
    // The state or the action is declared elsewhere.
    "typealias State = Row.State; enum Action { case row(Row.Action) }",
    "struct State { var row = Row.State() }; typealias Action = Other",
  ])
  func whatIsNoChild(members: String) {
    let help = "struct Help: Reducer { struct State {}; enum Action { case x } }"
    #expect(found("child-without-reducer", members + "\n" + body("EmptyReducer()"), help) == [])
  }

  @Test func aComputedChildThatTheParentHandles() {
    let members = """
      struct State { var row: Row.State { get { Row.State() } set {} } }
      enum Action { case row(Row.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .row(.tapped): state.id = 1
            return .none
          }
        }
      }
      """
    #expect(found("child-without-reducer", members) == [])
  }

  @Test(arguments: [
    "enum Path: CaseReducer { case row(Row); enum Action { case row(Row.Action) } }",
    "protocol Base: Reducer {}; extension Base { var body: some ReducerOf<Self> { f() } }; struct Path: Base { \(parts) }",
    "#if A\nstruct Path: Reducer { \(parts) \(empty) }\n#else\nstruct Path: Reducer { \(parts) \(empty) }\n#endif",
  ])
  func featuresThatAreNotCertain(text: String) {
    let found = diagnostics("import GeneratedSupport\n" + text)
    #expect(!found.contains { $0.id == "child-without-reducer" })
  }
}

private let parts = "struct State { var row = Row.State() }; enum Action { case row(Row.Action) }"
private let empty = "var body: some ReducerOf<Self> { EmptyReducer() }"
