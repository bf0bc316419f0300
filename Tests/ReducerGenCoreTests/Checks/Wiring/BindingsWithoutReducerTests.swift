import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// A bindable action needs a `BindingReducer`.
@Suite struct BindingsWithoutReducerTests {
  private let types = """
    struct State { var name = "", row = Row.State() }
    enum Action: BindableAction { case binding(BindingAction<State>), row(Row.Action), tapped }
    """

  @Test func theReducerIsMissing() {
    assertDiagnoses(
      wired(
        """
        struct State { var name = "" }
        enum Action: BindableAction { case binding(BindingAction<State>), tapped }
             ^ warning: the Action of 'App' is bindable, but its body has no 'BindingReducer', so changes from bindings are lost [bindings-without-reducer]
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .binding(\\.name): return .send(.tapped)
            case .binding, .tapped: return .none
            }
          }
        }
        """))
  }

  @Test(arguments: [
    "BindingReducer(); Reduce(core)", "Reduce(core); CombineReducers { BindingReducer() }",
    "BindingReducer(action: \\.self)", "BindingReducer().onChange(of: \\.name) { _, _ in core }",
    "#if A\nBindingReducer()\n#endif",
    // The feature applies the changes, or a reducer of another module may.
    "Reduce { state, action in switch action { case .binding(let change): change.set(&state); return .none } }",
    "FormReducer(); Reduce(core)", "if isOn { Forms.FormReducer() }",
    // Unknown code.
    "BindingReducr( name: )",
  ])
  func changesThatAreApplied(body: String) {
    let scope = "Scope(\\.row, action: \\.row) { Row() }; "
    let members = types + "\nvar body: some ReducerOf<Self> { \(scope)\(body) }"
    #expect(found("bindings-without-reducer", members) == [])
  }

  @Test(arguments: [
    "extension App { var form: some ReducerOf<Self> { BindingReducer() } }",
    "extension Reducer { func form() -> some Reducer<State, Action> { CombineReducers { BindingReducer(); self } } }",
  ])
  func appliedElsewhere(others: String) {
    let members =
      types + "\nvar body: some ReducerOf<Self> { Scope(\\.row, action: \\.row) { Row() }; form }"
    #expect(found("bindings-without-reducer", members, others) == [])
  }

  @Test func aReducerOfAnotherFeatureIsNotEnough() {
    let other = """
      struct Form: Reducer {
        struct State {}
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> { BindingReducer() }
      }
      """
    let members =
      types + "\nvar body: some ReducerOf<Self> { Scope(\\.row, action: \\.row) { Row() } }"
    #expect(found("bindings-without-reducer", members, other).count == 1)
  }
}
