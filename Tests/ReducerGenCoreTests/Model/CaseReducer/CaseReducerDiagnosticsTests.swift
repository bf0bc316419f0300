import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

/// Enums of reducers that are refused.
@Suite struct CaseReducerDiagnosticsTests {
  @Test func onlyAnEnumCanBeACaseReducer() {
    assertDiagnoses(
      """
      struct D: CaseReducer {}
                ^ error: 'CaseReducer' is for enums, but 'D' is a struct [not-an-enum]
      """)
  }

  @Test func aPrivateEnumIsRefused() {
    assertDiagnoses(
      """
      private enum D: CaseReducer {}
                   ^ error: 'D' is private, so generated code in another file cannot see it [private-type]
      struct Feature {
        fileprivate struct Inner { enum D: CaseReducer {} }
                           ^ error: 'D' is nested in 'Inner', which is private, so generated code in another file cannot see it [private-type]
      }
      """)
  }

  @Test func theBodyOfAnotherEnumIsRefused() {
    assertDiagnoses(
      """
      enum Outer: CaseReducer { case inner(Inner.Body = Inner.body) }
                                           ^ error: 'Inner.body' is on the main actor, so it cannot be the default value of a case [body-as-payload]
      enum Inner: CaseReducer { case child(Child) }
      """)
  }

  @Test func aLocalEnumIsRefused() {
    assertDiagnoses(
      """
      func f() {
        enum D: CaseReducer { case child(Child) }
             ^ error: 'D' is declared inside a function or closure, so generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func anEnumOfAnotherModuleIsRefused() {
    assertDiagnoses(
      """
      extension Other.D: CaseReducer {}
                         ^ error: 'Other.D' is declared in another module, so the generator cannot read its cases [foreign-type]
      """)
  }

  @Test func aPayloadThatIsNoReducerIsRefused() {
    assertDiagnoses(
      """
      struct Row {}
      typealias Rows = Row
      enum D: CaseReducer {
        case row(Row)
                 ^ error: 'Row' is not a reducer [not-a-reducer]
        case rows(Rows)
                  ^ error: 'Rows' is not a reducer [not-a-reducer]
        case count(Int)
                   ^ error: 'Int' is not a reducer [not-a-reducer]
        case title(TextState)
                   ^ error: 'TextState' is not a reducer [not-a-reducer]
        case store(GeneratedSupport.StoreOf<Other>)
                   ^ error: 'GeneratedSupport.StoreOf<Other>' is not a reducer [not-a-reducer]
        case empty(EmptyReducer<Int, Int>)
        case date(Foundation.Date)
                  ^ error: 'Foundation.Date' is not a reducer [not-a-reducer]
        case maybe(Other?)
                   ^ error: 'Other?' is not a reducer [not-a-reducer]
        case list([Other])
                  ^ error: '[Other]' is not a reducer [not-a-reducer]
        case any(any Reducer)
                 ^ error: 'any Reducer' is a protocol type, but the payload of a case must be a concrete reducer [not-a-reducer]
      }
      """)
  }

  @Test(arguments: [
    ("Row", "conform 'Row' to 'Reducer'; "), ("any Row", "write the type of the reducer; "),
    ("P", "write the type of the reducer; "), ("[Row]", ""), ("Row?", ""), ("Int", ""),
  ])
  func theNoteNamesAConformanceOnlyWhereItIsPossible(payload: String, fix: String) {
    let found = diagnostics(
      "struct Row {}\nprotocol P {}\nenum D: CaseReducer { case a(\(payload)) }")
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        fix
          + "if the payload is not meant to be a reducer, write '// reducergen: ignore' above the case"
      ])
  }

  @Test func theseCasesAreAccepted() {
    assertDiagnoses(
      """
      struct Row {}
      struct Child: Reducer {}
      extension Child { struct Inner {} }
      extension Child.Inner: Reducer { func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none } }
      typealias Alert = AlertState<Int>
      enum D: CaseReducer {
        case child(Child), inner(Child.Inner), other(Other.Feature), unknown(Feature)
        case alert(AlertState<Int>), dialog(GeneratedSupport.ConfirmationDialogState<Int>), alias(Alert)
        // reducergen: ignore
        case row(Row)
        case rows(Row, Row), plain
        // reducergen: ephemeral
        case toast(Row)
      }
      """)
  }

  @Test func anAlertOfTheTargetIsNone() {
    assertDiagnoses(
      """
      struct AlertState<Action> {}
      enum D: CaseReducer { case alert(AlertState<Int>) }
                                       ^ error: 'AlertState<Int>' is not a reducer [not-a-reducer]
      """)
  }

  @Test func aReducerThatNeedsArgumentsNeedsADefaultValue() {
    assertDiagnoses(
      """
      struct Let: Reducer { let id: Int }
      struct Var: Reducer { var id: Int }
      struct Init: Reducer { init(id: Int) {} }
      struct Wrapped: Reducer { @Dependency(\\.uuid) var uuid; var id: Int?; var count = 0; lazy var x: Int = 1 }
      struct Both: Reducer { var id: Int; init(id: Int) { self.id = id }; init() { id = 1 } }
      struct Defaults: Reducer { var id: Int; init(id: Int = 1, _ more: Int...) { self.id = id } }
      struct Computed: Reducer { var id: Int { 1 } }
      struct Extended: Reducer { let id: Int }
      extension Extended { init() { id = 1 } }
      enum D<R: Reducer>: CaseReducer {
        case let_(Let)
                  ^ error: 'Let' cannot be created by generated code, because its initialiser takes arguments [reducer-needs-arguments]
        case var_(Var)
                  ^ error: 'Var' cannot be created by generated code, because its initialiser takes arguments [reducer-needs-arguments]
        case init_(Init)
                   ^ error: 'Init' cannot be created by generated code, because its initialiser takes arguments [reducer-needs-arguments]
        case parameter(R)
                       ^ error: 'R' is a generic parameter, so generated code cannot create a value of this type [reducer-needs-arguments]
        case wrapped(Wrapped), both(Both), defaults(Defaults), computed(Computed), extended(Extended)
        case given(Let = Let(id: 1))
      }
      """)
  }

  @Test func twoCasesOfOneNameAreRefused() {
    assertDiagnoses(
      """
      enum D: CaseReducer {
        case child(Child)
        case child(other: Child)
             ^ error: two cases have the name 'child', so a key path could mean either [overloaded-case]
      }
      """)
  }

  @Test(arguments: ["body", "scope", "State", "_start", "AllCasePaths"])
  func namesOfGeneratedMembersAreRefused(name: String) {
    assertDiagnoses(
      """
      enum D: CaseReducer { case \(name)(Child) }
                                 ^ error: the name '\(name)' is taken by the code generated for 'D' [reserved-name]
      """)
  }

  @Test func theBodyIsStatic() {
    assertDiagnoses(
      """
      enum D: CaseReducer {
        var body: some Reducer<State, Action> { EmptyReducer() }
            ^ error: the 'body' of a 'CaseReducer' must be static [instance-body]
      }
      """)
  }

  @Test func aHandwrittenActionCanLeaveOutCasesThatHaveNoReducer() {
    assertDiagnoses(
      """
      enum D: CaseReducer {
        case a(Child), none
        // reducergen: ignore
        case kept(Int)
        enum Action { case a(Child.Action) }
      }
      """)
  }

  @Test func handwrittenStatesAndActionsHaveTheCases() {
    assertDiagnoses(
      """
      enum A: CaseReducer { case a(Child), b(Child); struct State {} }
                                                            ^ error: the 'State' of a 'CaseReducer' must be an enum, but this is a struct [not-an-enum]
      enum B: CaseReducer { case a(Child), b(Child); enum State { case b(Child.State) } }
                                                          ^ error: 'B' has cases that this 'State' does not have: 'a' [missing-cases]
      enum C: CaseReducer { case a(Child); enum Action { case c } }
                                                ^ error: 'C' has cases that this 'Action' does not have: 'a' [missing-cases]
      enum D: CaseReducer { case a(Child); enum State { case a(Child.State), c } }
                                                ^ error: this 'State' has cases that 'D' does not have: 'c' [surplus-cases]
      enum E: CaseReducer { case a(Child); enum Action { case a(Child.Action), c } }
      """)
  }

  @Test func sendableCannotBeAddedInAnExtension() {
    assertDiagnoses(
      """
      enum D: CaseReducer { case child(Child) }
      extension D.State: Equatable, Sendable {}
                                    ^ error: 'D.State' is declared in a generated file, so its conformance to 'Sendable' can only be '@unchecked' here [sendable-extension]
      extension D.Action: Swift.Sendable {}
                          ^ error: 'D.Action' is declared in a generated file, so its conformance to 'Sendable' can only be '@unchecked' here [sendable-extension]
      enum Own: CaseReducer { case child(Child); enum State { case child(Child.State) } }
      extension Own.State: Sendable {}
      protocol Safe: Sendable {}
      enum Sometimes: CaseReducer { case child(Child) }
      #if A
        extension Sometimes.State: Safe {}
                                   ^ error: 'Safe' inherits 'Sendable', but the generated 'Sometimes.State' does not declare 'Sendable' [sendable-extension]
      #endif
      """)
  }

  /// The compiler accepts these in any file.
  @Test(arguments: [
    "extension D.State: @unchecked Sendable {}",
    "extension D.State: Equatable, @unchecked Swift.Sendable {}",
    "typealias Safe = Sendable\nextension D.State: @unchecked Safe {}",
    "protocol Safe: Sendable {}\nextension D.State: Safe, @unchecked Sendable {}",
    "extension D.State: Error {}\nextension D.State: @unchecked Sendable {}",
  ])
  func sendableCanBeAddedWithoutACheck(source: String) {
    for directive in ["", "// reducergen: sendable\n"] {
      let code = generated(
        directive + "enum D: CaseReducer { case child(Child) }", otherFiles: [source])
      #expect(code.contains("enum State: GeneratedSupport.CaseReducerState {"))
      let actions = code.contains("enum Action: Swift.Sendable {")
      #expect(actions == !directive.isEmpty)
    }
  }

  /// Then the generated type has the conformance that the protocol requires.
  @Test(arguments: [
    "protocol Safe: Sendable {}\nextension D.State: Safe {}", "extension D.State: Swift.Error {}",
  ])
  func aProtocolThatInheritsSendableCanBeAdded(source: String) {
    let code = generated("enum D: CaseReducer { case child(Child) }", otherFiles: [source])
    #expect(code.contains("enum State: GeneratedSupport.CaseReducerState, Swift.Sendable {"))
    #expect(code.contains("enum Action {"))
  }

  @Test func theDirectiveAllowsProtocolsThatInheritSendable() {
    let code = generated(
      """
      // reducergen: sendable
      enum D: CaseReducer { case child(Child) }
      #if A
        extension D.State: Error {}
      #endif
      """)
    #expect(code.contains("enum State: GeneratedSupport.CaseReducerState, Swift.Sendable {"))
  }

  @Test func theFixOfASendableExtensionKeepsOtherProtocols() {
    let found = diagnostics(
      """
      enum D: CaseReducer { case child(Child) }
      extension D.State: Sendable {}
      #if A
        extension D.Action: Error {}
      #endif
      """)
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "remove the conformance, and write '// reducergen: sendable' above 'D'",
        "write '// reducergen: sendable' above 'D'",
      ])
  }

  @Test func enumsThatCannotEscapeAreRefused() {
    let found = diagnostics("enum D: ~Escapable, CaseReducer { case row(Row) }")
    #expect(
      found.map(\.message) == [
        "'D' is not escapable, and 'CaseReducer' works only with escapable types"
      ])
  }

  @Test func directivesBelongToCaseReducers() {
    assertDiagnoses(
      """
      // reducergen: sendable
      ^ error: 'sendable' belongs above a 'CaseReducer', not above this declaration [misplaced-directive]
      enum D {
        // reducergen: ephemeral
        ^ error: 'ephemeral' belongs above a case of a 'CaseReducer', not above this declaration [misplaced-directive]
        case alert(Int)
      }
      // reducergen: sendable
      ^ error: 'sendable' belongs above a 'CaseReducer', not above this declaration [misplaced-directive]
      struct S {}
      // reducergen: sendable
      enum E: CaseReducer {
        // reducergen: ephemeral
        case alert(Toast)
      }
      """)
  }

  @Test func typesWithoutCopiesAreRefused() {
    assertDiagnoses(
      """
      enum D<T: ~Copyable>: CaseReducer {}
           ^ error: 'D' depends on a generic parameter that is not copyable, and 'CaseReducer' works only with copyable types [not-copyable]
      """)
  }

  @Test func namesOfGeneratedCodeCannotBeHidden() {
    assertDiagnoses(
      """
      enum D: CaseReducer { struct Swift {} }
                                   ^ error: the code generated for 'D' uses the module 'Swift', but this declaration hides it [reserved-name]
      """)
  }
}
