import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// An id of effects that belongs to two reducers.
@Suite struct SharedEffectIDTests {
  private func reducer(_ name: String, _ effect: String, _ children: String = "") -> String {
    """
    struct \(name): Reducer {
      struct State {}
      enum Action { case tapped\(children) }
      enum CancelID: Hashable { case timer, timerOf(Int) }
      var body: some ReducerOf<Self> { Reduce { state, action in \(effect) } }
    }
    """
  }

  private func found(_ text: String) -> [String] {
    diagnostics("import GeneratedSupport\n" + text).filter { $0.id == "shared-effect-id" }
      .map(\.message)
  }

  @Test func theSameTextInTwoReducers() {
    assertDiagnoses(
      """
      import GeneratedSupport
      struct One: Reducer {
        struct State {}
        enum Action { case tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .run { _ in }.cancellable(id: "update", cancelInFlight: true) }
        }
      }
      struct Two: Reducer {
        struct State {}
        enum Action { case tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .send(.tapped).debounce(id: "update", for: 1, clock: clock) }
                                                                ^ warning: the id '"update"' is used by 'One' and 'Two', so each may cancel the other's effects [shared-effect-id]
        }
      }
      """)
  }

  @Test(arguments: [
    (".run { _ in }.cancellable(id: \"a\")", ".run { _ in }.cancellable(id: \"b\")"),
    (
      ".run { _ in }.cancellable(id: CancelID.timer)",
      ".run { _ in }.cancellable(id: CancelID.timer)"
    ),
    // One reducer cancels the effects of another on purpose.
    (".run { _ in }.cancellable(id: \"a\")", ".cancel(id: \"a\")"),
    // Not the same in each state.
    (
      ".run { _ in }.cancellable(id: \"\\(state.id)\")",
      ".run { _ in }.cancellable(id: \"\\(state.id)\")"
    ),
    (".run { _ in }.cancellable(id: id)", ".run { _ in }.cancellable(id: id)"),
    (".run { _ in x(id: \"a\") }", ".run { _ in x(id: \"a\") }"),
  ])
  func differentIDs(one: String, two: String) {
    #expect(found(reducer("One", one) + "\n" + reducer("Two", two)) == [])
  }

  private let effect = ".run { _ in }.cancellable(id: \"a\")"

  /// Rows and screens have ids of their own, which only the features around them reach.
  @Test(arguments: [
    (", rows(IdentifiedActionOf<One>), screens(StackActionOf<Two>)", 0),
    (", sheet(PresentationAction<One.Action>)", 0), (", one(One.Action), two(Two.Action)", 1),
  ])
  func scopesOfRowsAndScreens(children: String, count: Int) {
    let text = [
      reducer("One", effect), reducer("Two", effect), reducer("App", ".none", children),
    ].joined(separator: "\n")
    #expect(found(text).count == count)
  }

  @Test func aParentReachesTheEffectsOfItsRows() {
    let app = reducer("App", effect, ", rows(IdentifiedActionOf<One>)")
    #expect(found(reducer("One", effect) + "\n" + app).count == 1)
  }

  @Test func twoPartsOfOneFeature() {
    let part = """
      struct Part: Reducer {
        typealias State = One.State
        typealias Action = One.Action
        var body: some ReducerOf<Self> { Reduce { state, action in \(effect) } }
      }
      """
    #expect(found(reducer("One", effect) + "\n" + part) == [])
  }

  // MARK: The same reducer twice

  private func parent(_ body: String, state: String = "struct State { var a, b: One.State }")
    -> String
  {
    """
    struct App: Reducer {
      \(state)
      enum Action { case a(One.Action), b(One.Action) }
      var body: some ReducerOf<Self> {
        \(body)
      }
    }
    """
  }

  private let twice =
    "Scope(state: \\.a, action: \\.a) { One() }; Scope(state: \\.b, action: \\.b) { One() }"

  @Test(arguments: ["CancelID.timer", "One.CancelID.timer", "\"timer\""])
  func oneReducerForTwoChildren(id: String) {
    let text = reducer("One", ".run { _ in }.cancellable(id: \(id))") + "\n" + parent(twice)
    #expect(
      found(text) == [
        "the effects of two children with the reducer 'One' share the id '\(id)', so cancelling one cancels both"
      ])
  }

  @Test(arguments: ["CancelID.timerOf(state.id)", "state.id", "id", "Other.timer"])
  func idsOfTheChild(id: String) {
    let text = reducer("One", ".run { _ in }.cancellable(id: \(id))") + "\n" + parent(twice)
    #expect(found(text) == [])
  }

  @Test(arguments: [
    "Scope(state: \\.a, action: \\.a) { One() }",
    "EmptyReducer().ifLet(\\.a, action: \\.a) { One() }.ifLet(\\.b, action: \\.b) { One() }",
    "core.ifLet(\\.a, action: \\.a) { Scope(\\.x, action: \\.x) { One() } }; Scope(\\.b, action: \\.b) { One() }",
    "if x { Scope(\\.a, action: \\.a) { One() } } else { Scope(\\.b, action: \\.b) { One() } }",
  ])
  func childrenThatDoNotShare(body: String) {
    let one = reducer("One", ".run { _ in }.cancellable(id: CancelID.timer)")
    #expect(found(one + "\n" + parent(body)) == [])
  }

  /// Only one of the children of an enum is there.
  @Test func casesOfTheState() {
    let one = reducer("One", ".run { _ in }.cancellable(id: CancelID.timer)")
    let state = "enum State { case a(One.State), b(One.State) }"
    #expect(found(one + "\n" + parent(twice, state: state)) == [])
  }
}
