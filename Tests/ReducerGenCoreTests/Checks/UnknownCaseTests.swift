@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Cases that an enum does not have are named in the bodies of reducers.
@Suite struct UnknownCaseTests {
  @Test func patternsOfTheAction() {
    assertDiagnoses(
      feature(
        """
        Reduce { state, action in
          switch action {
          case .lodaed(.success(let names)):
                ^ error: 'Search.Action' has no case 'lodaed'; did you mean 'loaded'? [unknown-case]
            return .none
          case .loaded(.succes):
                        ^ error: 'Result' has no case 'succes'; did you mean 'success'? [unknown-case]
            return .none
          case let .loaded(.failure(.offlin)):
                                     ^ error: 'Search.Failure' has no case 'offlin'; did you mean 'offline'? [unknown-case]
            return .none
          case .sheet(.presented(.dne)):
                                  ^ error: 'Sheet.Action' has no case 'dne'; did you mean 'done'? [unknown-case]
            return .none
          case .tapped: return .none
          default: return .none
          }
        }
        """))
  }

  @Test func valuesAndLabels() {
    assertDiagnoses(
      feature(
        """
        Reduce { state, action in
          switch action {
          case .tapped(let id): return .none
               ^ error: the case 'tapped' has no values, but the pattern has 1 [pattern-values]
          case .moved(let a, let b, let c): return .none
               ^ error: the case 'moved' has 2 values, but the pattern has 3 [pattern-values]
          case .moved(form: _, to: _): return .none
                      ^ error: this value of the case 'moved' has the label 'from', and not 'form' [pattern-label]
          case .moved(from: _, to: _), .moved(_, _), .moved(let both), .loaded: return .none
          }
        }
        """))
  }

  @Test func actionsThatAreSent() {
    assertDiagnoses(
      feature(
        """
        Reduce { state, action in
          if state.isOn { return .send(.taped) }
                                        ^ error: 'Search.Action' has no case 'taped'; did you mean 'tapped'? [unknown-case]
          if f() == 1 { return a == 1 ? .none : b ? .send(.tap) : .send(c == 2 ? .tapped : .tappd) }
                                                           ^ error: 'Search.Action' has no case 'tap' [unknown-case]
                                                                                            ^ error: 'Search.Action' has no case 'tappd'; did you mean 'tapped'? [unknown-case]
          return .merge(
            .send(.sheet(.presented(.dome))),
                                     ^ error: 'Sheet.Action' has no case 'dome'; did you mean 'done'? [unknown-case]
            .run { [text = state.text] send in
              await send(.loded(.success([])))
                          ^ error: 'Search.Action' has no case 'loded'; did you mean 'loaded'? [unknown-case]
              for await x in f() { await send(.loadd(x), animation: .default) }
                                               ^ error: 'Search.Action' has no case 'loadd'; did you mean 'loaded'? [unknown-case]
            } catch: { error, sender in
              await sender(.lost)
                            ^ error: 'Search.Action' has no case 'lost' [unknown-case]
            }
            .cancellable(id: 1)
          )
        }
        """))
  }

  @Test func otherPlacesOfAReducer() {
    assertDiagnoses(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          if case .loadd = action { return .none }
                   ^ error: 'Search.Action' has no case 'loadd'; did you mean 'loaded'? [unknown-case]
          guard case .sheet(let child) = action else { return .send(.tappd) }
                                                                     ^ error: 'Search.Action' has no case 'tappd'; did you mean 'tapped'? [unknown-case]
          switch (state.isOn, child) {
          case (true, .presentd): return .none
                       ^ error: 'PresentationAction' has no case 'presentd'; did you mean 'presented'? [unknown-case]
          default: return .none
          }
        }
        private func sheet(_ action: Sheet.Action?) -> EffectOf<Self> {
          switch action {
          case .dne: .none
                ^ error: 'Sheet.Action?' has no case 'dne'; did you mean 'done'? [unknown-case]
          case .dun?: .none
                ^ error: 'Sheet.Action' has no case 'dun' [unknown-case]
          case .done, .some(.done), nil: .send(.taped)
                                                ^ error: 'Search.Action' has no case 'taped'; did you mean 'tapped'? [unknown-case]
          }
        }
      }
      """)
  }

  @Test(arguments: [
    // Something else has the name of the action.
    "Reduce { state, action in let action = other(); switch action { case .nothing: return .none } }",
    "Reduce { state, action in f { action in if case .nothing = action {} }; return .none }",
    "Reduce { state, action in if let action = g() { switch action { case .no: break } }; return .none }",
    "Reduce { state, action in for action in list { if case .no = action {} }; return .none }",
    "Reduce { state, action in func send(_ x: Int) {}; return .run { _ in send(.no) } }",
    "Reduce { state, action in list.map { if case .no = $1 {} }; return .none }",
    // Another feature's reducer, or an unknown one.
    "Scope(state: \\.form, action: \\.bar) { Reduce { state, action in if case .no = action {}; return .send(.no) } }",
    "Other { Reduce { state, action in if case .no = action {}; return .none } }",
    "Reduce<Int, Sheet.Action> { state, action in if case .no = action {}; return .none }",
    // Effects of other actions.
    "Reduce { state, action in .send(.no).map { Action.x($0) } }",
    "Reduce { state, action in Child().reduce(into: &state.child, action: .no) }",
    "Reduce { state, action in other(.send(.no)) }",
    "Reduce { state, action in .run { send in Task { send in await send(.no) } } }",
    "Reduce { state, action in .send(.make(.no)) }",
    "Reduce { state, action in .send(.tapped.self) }",
    // Values of other types.
    "Reduce { state, action in switch state.mode { case .no: return .none } }",
    "Reduce { state, action in switch action { case .loaded(.failure(let e as Other)): return .none } }",
    "Reduce { state, action in switch action { case is Int, Other.no, x: return .none } }",
    "Reduce { state, action in switch action { case .bar(.no), .row(.element(_, .no)): return .none } }",
  ])
  func whatIsNotCertainStaysSilent(body: String) {
    let found = diagnostics(
      """
      import GeneratedSupport
      \(types)
      struct Search: Reducer {
        \(members)
        var body: some ReducerOf<Self> { \(body) }
        static func make(_ x: Int) -> Self {}
      }
      extension Search.Action { static func make(_ x: Other) -> Self { .tapped } }
      """)
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    ("@Macro enum Action { case tapped }", ""), ("enum Action: Other { case tapped }", ""),
    (
      "enum Action: P { case tapped }", "protocol P {}; extension P { static var no: Self { f() } }"
    ),
    ("enum Action: Error { case tapped }", "extension Error { static var no: Self { f() } }"),
    ("enum Action { case tapped; static let no = Action.tapped }", ""),
    ("enum Action { case tapped }", "extension Search.Action { static let no = Self.tapped }"),
    ("#if A\nenum Action { case tapped }\n#else\nenum Action { case no }\n#endif", ""),
    ("enum Action {\ncase tapped\n#if A\ncase no\n#endif\n}", ""),
    ("typealias Action = Other", ""), ("struct Action {}", ""), ("class Action {}", ""),
  ])
  func anEnumWithOtherMembersStaysSilent(action: String, others: String) {
    let found = diagnostics(
      """
      import GeneratedSupport
      struct Search: Reducer {
        struct State {}
        \(action)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .no = action {}
            return .none
          }
        }
      }
      \(others)
      """)
    #expect(found.filter { $0.id == "unknown-case" }.map(\.message) == [])
  }
}

private let types = """
  struct Sheet: Reducer { enum Action { case done, row(Int) } }
  """

private let members = """
  struct State { var isOn = false, form = 1 }
    enum Failure: Error { case offline }
    enum Action {
      case tapped, loaded(Result<[String], Failure>), moved(from: Int, to: Int)
      case sheet(PresentationAction<Sheet.Action>), bar(Bar.Action), row(IdentifiedAction<Int, Bar.Action>)
    }
  """

private func feature(_ body: String) -> String {
  let lines = body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  return """
    import GeneratedSupport
    \(types)
    struct Search: Reducer {
      \(members)
      var body: some ReducerOf<Self> {
    \(lines)
      }
    }
    """
}
