import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// An action that is sent, and that nothing matches.
@Suite struct SentButUnhandledTests {
  @Test func defaultDropsIt() {
    assertDiagnoses(
      wired(
        """
        struct State {}
        enum Action { case appeared, loaded(Int), failed, unhideTapped, saved }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .appeared:
              return .run { send in
                await send(.loaded(1))
                await send(.failed)
                           ^ warning: the action 'failed' is sent here, but neither 'App' nor a parent handles it [sent-but-unhandled]
                await send(.failed)
              }
            case .loaded: return .none
            default: return .none
            }
          }
        }
        """,
        """
        struct AppView {
          let store: StoreOf<App>
          var body: Int { Button("") { store.send(.unhideTapped) } }
                                                  ^ warning: the action 'unhideTapped' is sent here, but neither 'App' nor a parent handles it [sent-but-unhandled]
        }
        """))
  }

  private func members(
    _ handling: String = "default: return .none", reduce: String = "", cases: String = "",
    after: String = ""
  ) -> String {
    """
    struct State {}
    enum Action { case appeared, failed\(cases) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        \(reduce)
        switch action {
        case .appeared: return .send(.failed)
        \(handling)
        }
      }\(after)
    }
    """
  }

  private let id = "sent-but-unhandled"

  @Test(arguments: [
    "case .failed: return .none", "case let .failed: return .none",
    // 'default' does something.
    "default: return log(state)", "default: state.count += 1; return .none",
  ])
  func theFeatureHandlesIt(handling: String) {
    #expect(found(id, members(handling)) == [])
  }

  @Test(arguments: [
    "if case .failed = action { state.x = 1 }", "if action == .failed { state.x = 1 }",
    "log(action)", "let copy = action", "if action.is(\\.failed) { state.x = 1 }",
    "state.apply(action)",
  ])
  func theFeatureUsesItOtherwise(reduce: String) {
    #expect(found(id, members(reduce: reduce)) == [])
  }

  @Test(arguments: [
    "\nlogging", "\nOther()", ".onReceive(\\.failed) { }",
    "\nReduce { state, action in audit(action); return .none }",
  ])
  func otherPartsOfTheBody(after: String) {
    let others = """
      extension App { var logging: some ReducerOf<Self> { Reduce { s, a in if case .failed = a {}; return .none } } }
      """
    #expect(found(id, members(after: after), others) == [])
  }

  private func parent(_ handling: String, wrapper: String = "child(App.Action)") -> String {
    """
    struct Parent: Reducer {
      struct State { var child = App.State() }
      enum Action { case other, \(wrapper) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.child, action: \\.child) { App() }
        Reduce { state, action in
          switch action {
          \(handling)
          case .other: return .none
          default: return .none
          }
        }
      }
    }
    """
  }

  @Test(arguments: [
    "case .child(.failed): return .none",
    // The child's actions as a whole.
    "case .child(let action): guard case .appeared = action else { return log() }; return .none",
    "case .child: return .run { _ in }", "case .child(_): state.x = 1; return .none",
  ])
  func aParentHandlesIt(handling: String) {
    #expect(found(id, members(), parent(handling)) == [])
  }

  @Test(arguments: [
    "case .child: return .none", "case .child(_): break", "case .child(.appeared): state.x = 1",
  ])
  func aParentDropsIt(handling: String) {
    #expect(found(id, members(), parent(handling)).count == 1)
  }

  @Test func aParentHandlesItInARow() {
    let wrapper = "child(IdentifiedActionOf<App>)"
    let handling = "case .child(.element(id: _, action: .failed)): return .none"
    #expect(found(id, members(), parent(handling, wrapper: wrapper)) == [])
  }

  /// Its parents are in other modules.
  @Test func aPublicFeature() {
    let text = wired(members()).replacing("struct App", with: "public struct App")
      .replacing("enum Action { case appeared", with: "public enum Action { case appeared")
    #expect(!diagnostics(text).contains { $0.id == id })
  }

  @Test func actionsOfOthers() {
    let members = members(cases: ", delegate(Int), row(Row.Action)")
      .replacing(".failed)", with: ".delegate(1))")
      .replacing(
        "state, action in\n", with: "state, action in if x { return .send(.row(.tapped)) }\n")
    #expect(diagnostics(wired(members)).filter { $0.id == id }.isEmpty)
  }

  @Test func aFunctionOfTheFeature() {
    let members = """
      struct State {}
      enum Action { case appeared, failed }
      var body: some ReducerOf<Self> { Reduce { state, action in core(&state, action) } }
      func core(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return .send(.failed)
        default: return .none
        }
      }
      """
    #expect(found(id, members).count == 1)
  }
}
