@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Key paths, stores and identities in the bodies of reducers, views and tests.
@Suite struct UnknownPathTests {
  @Test func operatorsOfChildren() {
    assertDiagnoses(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
        enum CancelID { case load }
        var body: some Reducer<State, Action> {
          Scope(state: \\.barr, action: \\.baar) { Bar() }
                         ^ error: 'Search.State' has no property 'barr'; did you mean 'bar'? [unknown-property]
                                         ^ error: 'Search.Action' has no case 'baar'; did you mean 'bar'? [unknown-case]
          Reduce { state, action in
            .concatenate(.cancel(id: CancelID.laod), .run { _ in }.cancellable(id: CancelID.lod))
                                              ^ error: 'Search.CancelID' has no case 'laod'; did you mean 'load'? [unknown-case]
                                                                                            ^ error: 'Search.CancelID' has no case 'lod'; did you mean 'load'? [unknown-case]
          }
          .ifLet(\\.$shet, action: \\.sheet) { Sheet() }
                   ^ error: 'Search.State' has no property 'shet'; did you mean '$sheet'? [unknown-property]
          .forEach(\\.rows, action: \\.rwos) { Bar() }
                                     ^ error: 'Search.Action' has no case 'rwos'; did you mean 'rows'? [unknown-case]
          .onChange(of: \\.bar.count) { _, _ in .none }
          .ifLet(\\.$sheet, action: \\.sheet)
        }
      }
      """)
  }

  @Test func scopesOfOptionals() {
    assertDiagnoses(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
        var body: some ReducerOf<Self> {
          Scope(state: \\.sheet, action: \\.sheet) { Sheet() }
                       ^ error: 'Search.State.sheet' is optional, and 'Scope' runs a child that is always there [scope-of-optional]
          Scope(state: \\.bar, action: \\.bar) { Bar() }
        }
      }
      """)
  }

  @Test(arguments: [("var row: Int?", "\\.row"), ("@Presents var row: Int?", "\\.$row")])
  func theNoteHasTheOperator(property: String, path: String) {
    let found = diagnostics(
      """
      import GeneratedSupport
      struct Search: Reducer {
        struct State { \(property) }
        enum Action { case row(Int) }
        var body: some ReducerOf<Self> { Scope(state: \\.row, action: \\.row) { Other() } }
      }
      """)
    #expect(
      found.first?.notes.map(\.message) == [
        "remove the 'Scope', and write '.ifLet(\(path), action: …) { … }' after 'Reduce'"
      ])
  }

  @Test func testsAndViews() {
    assertDiagnoses(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
      }
      struct SearchView {
        let store: StoreOf<Search>
        var body: some View {
          Button { store.send(.taped) }
                               ^ error: 'Search.Action' has no case 'taped'; did you mean 'tapped'? [unknown-case]
          ForEach(rows) { store in store.send(.other) }
          if let store = store.scope(state: \\.sheet, action: \\.sheet) { f { store.send(.done) } }
        }
        func tap() { self.store.send(.sheet(.presented(.dome))) }
                                                        ^ error: 'Sheet.Action' has no case 'dome'; did you mean 'done'? [unknown-case]
      }
      struct Tests {
        func tapping() async {
          let store = TestStore(initialState: Search.State()) { Search() } withDependencies: { $0.x = 1 }
          await store.send(.tapped) { $0.isOn = true }
          await store.receive(\\.sheet.presented.dne)
                                                ^ error: 'Sheet.Action' has no case 'dne'; did you mean 'done'? [unknown-case]
          await store.receive(\\.sheet.doen)
                                      ^ error: 'Sheet.Action' has no case 'doen'; did you mean 'done'? [unknown-case]
          await store.receive(\\.rows[id: 1].taped)
                                            ^ error: 'Bar.Action' has no case 'taped'; did you mean 'tapped'? [unknown-case]
          await store.send(\\.bra, .tapped)
                             ^ error: 'Search.Action' has no case 'bra'; did you mean 'bar'? [unknown-case]
          await store.receive(\\.sheet.done)
          await store.receive(\\.rows[id: 1].tapped)
          await store.receive(\\.sheet.dismiss)
        }
      }
      """)
  }

  @Test(arguments: [
    "let store = TestStore(initialState: Search.State()) { Search().other() }; store.send(.no)",
    "let store = TestStore(initialState: Search.State()) { struct Search {}; Search() }; store.send(.no)",
    "let store = other(); store.send(.no)",
    "let a = ViewOf<Sheet>(store: f()); let _ = TestStore(1)",
    "let store = TestStore(initialState: Search.State()) { Search() }; f { store in store.send(.no) }",
    "let store = TestStore(initialState: Search.State()) { Search() }; store.child.send(.no)",
    "let store = TestStore(initialState: Search.State()) { Search() }; store.receive(\\.own.no)",
    "let store = TestStore(initialState: Search.State()) { Search() }; store.receive(\\.other.no)",
    "enum CancelID { case no }; f().cancellable(id: CancelID.no); let _ = TestStore(1)",
    "let a = 1; enum CancelID { case no }; g { f().cancellable(id: CancelID.no) }; let _ = TestStore(1)",
  ])
  func whatIsNotCertainStaysSilent(body: String) {
    let found = diagnostics(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
        var body: some ReducerOf<Self> { Scope(state: \\.own, action: \\.own) { Bar() } }
      }
      extension Search.State { var own: Bar.State { get set } }
      extension Search.Action.AllCasePaths { var own: Case<Search.Action, Int> { f() } }
      enum CancelID {}
      struct ViewOf<Sheet: Reducer> {
        let store: StoreOf<Sheet>
        func tap() { store.send(.no) }
      }
      @dynamicMemberLookup protocol Dynamic { subscript<T>(dynamicMember path: KeyPath<Int, T>) -> T { get } }
      struct Open: Reducer {
        struct State: Dynamic { var bar = Bar.State() }
        enum Action { case bar(Bar.Action) }
        var body: some ReducerOf<Self> { Scope(state: \\.no, action: \\.bar) { Bar() } }
      }
      struct Tests { func test() { \(body) } }
      """)
    #expect(found.filter { $0.id.hasPrefix("unknown") }.map(\.message) == [])
  }
}

private let types = """
  struct Sheet: Reducer { enum Action { case done, row(Int) } }
  struct Bar: Reducer { enum Action { case tapped } }
  """

private let members = """
  struct State {
      var isOn = false
      var bar = Bar.State()
      @Presents var sheet: Sheet.State?
      var rows: IdentifiedArrayOf<Bar.State> = []
    }
    enum Action {
      case tapped, bar(Bar.Action), sheet(PresentationAction<Sheet.Action>)
      case rows(IdentifiedActionOf<Bar>), other(Other)
    }
  """
