import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Two operators for the same child run its reducer twice.
@Suite struct ChildRunsTwiceTests {
  private let types = """
    struct State { var row = Row.State(), pages = Pages() }
    enum Action { case row(Row.Action), pages(PageAction) }
    """

  @Test func theSamePathTwice() {
    assertDiagnoses(
      wired(
        """
        \(types)
        var body: some ReducerOf<Self> {
          Scope(state: \\.row, action: \\.row) { Row() }
          Scope(state: \\.pages.about, action: \\.pages.about) { Row() }
          CombineReducers {
            Scope(\\.row, action: \\.row) { Row() }
            ^ warning: the body of 'App' already has an operator for 'row', so its reducer runs twice for each action [child-runs-twice]
          }
          Scope(state: \\.pages, action: \\.pages) {
            Scope(state: \\.about, action: \\.about) { Row() }
            ^ warning: the body of 'App' already has an operator for 'pages.about', so its reducer runs twice for each action [child-runs-twice]
          }
        }
        """))
  }

  @Test func anEnumOfReducersWithoutAClosure() {
    let members = """
      struct State { @Presents var sheet: Destination.State? }
      enum Action { case sheet(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        EmptyReducer().ifLet(\\.$sheet, action: \\.sheet).ifLet(\\.sheet, action: \\.sheet)
      }
      """
    #expect(found("child-runs-twice", members).count == 1)
  }

  @Test(arguments: [
    #"Scope(state: \.row, action: \.row) { Row() }"#,
    // Another component of the path.
    #"Scope(state: \.a.row, action: \.a.row) { Row() }; Scope(state: \.b.row, action: \.b.row) { Row() }"#,
    #"Scope(\.a, action: \.a) { Scope(\.row, action: \.row) { Row() } }; Scope(\.row, action: \.row) { Row() }"#,
    // Another state, another reducer.
    #"Scope(state: \.a, action: \.row) { Row() }; Scope(state: \.b, action: \.row) { Row() }"#,
    #"Scope(state: \.row, action: \.row) { Row() }; Scope(state: \.row, action: \.row) { Log() }"#,
    #"Scope(state: \.row, action: \.row) { row }; Scope(state: \.row, action: \.row) { row }"#,
    // Parts of one feature.
    #"Scope(case: \.row, action: \.self) { Row() }; Scope(case: \.row, action: \.self) { Row() }"#,
    // Only one of them.
    #"if isOn { Scope(\.row, action: \.row) { Row() } } else { Scope(\.row, action: \.row) { Row() } }"#,
    "switch mode { case .a: Scope(\\.row, action: \\.row) { Row() }\ncase .b: Scope(\\.row, action: \\.row) { Row() } }",
    "#if A\nScope(\\.row, action: \\.row) { Row() }\n#else\nScope(\\.row, action: \\.row) { Row() }\n#endif",
    "if x { return Scope(\\.row, action: \\.row) { Row() } }\nreturn Scope(\\.row, action: \\.row) { Row() }",
    // Not an operator.
    #"Reduce { state, action in state.rows.forEach { $0.x() }; state.rows.forEach { $0.x() }; return .none }"#,
  ])
  func differentChildren(body: String) {
    let members = types + "\nvar body: some ReducerOf<Self> { \(body) }"
    #expect(diagnostics(wired(members)).filter { $0.id == "child-runs-twice" }.isEmpty)
  }

  @Test func membersThatExcludeEachOther() {
    let scope = "some ReducerOf<Self> { Scope(\\.row, action: \\.row) { Row() } }"
    #expect(found("child-runs-twice", types + "\nvar body: \(scope)\nvar old: \(scope)") == [])
  }
}
