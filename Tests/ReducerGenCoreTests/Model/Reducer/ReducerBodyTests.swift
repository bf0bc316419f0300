@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Mistakes in the `body` of a reducer that the compiler does not report, or explains badly.
@Suite struct ReducerBodyTests {
  @Test func anEnumOfReducersIsACaseReducer() {
    assertDiagnoses(
      """
      enum Destination: Reducer { case a(Child) }
                        ^ error: 'Destination' has no 'body', and 'Reducer' does not run the reducers in the cases of an enum [enum-of-reducers]
      """)
  }

  @Test func aBodyBesideReduceIsNeverUsed() {
    assertDiagnoses(
      """
      struct F: Reducer {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
      }
      extension F {
        var body: some Reducer<Int, Int> { EmptyReducer() }
            ^ error: 'body' is never used, because 'F' also declares 'reduce(into:action:)' [unused-body]
      }
      """)
  }

  @Test func reduceInAnotherFileIsFound() {
    assertDiagnoses(
      """
      private struct F: Reducer {
        let body = EmptyReducer<Int, Int>()
      }
      struct G: Reducer {
        let body = EmptyReducer<Int, Int>()
            ^ error: 'body' is never used, because 'G' also declares 'reduce(into:action:)' [unused-body]
      }
      """,
      otherFiles: [
        """
        extension G {
          func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        }
        """
      ])
  }

  @Test(arguments: [
    "typealias Body = Never\nvar body: Body { fatalError() }", "var body: Never { fatalError() }",
    "var body: Swift.Never { fatalError() }", "static var body: Int { 1 }", "func body() {}",
  ])
  func aBodyThatCannotBeUsedMayStandBesideReduce(body: String) {
    assertDiagnoses(
      """
      struct F: Reducer {
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        \(body)
      }
      """)
  }

  @Test(arguments: ["requestBody()", "state.body = 1", "send(.bodyChanged)", "/* body */"])
  func aReduceThatDoesNotUseTheBodyIsReported(statement: String) {
    assertDiagnoses(
      """
      struct F: Reducer {
        var body: some Reducer<Int, Int> { EmptyReducer() }
            ^ error: 'body' is never used, because 'F' also declares 'reduce(into:action:)' [unused-body]
        func reduce(into state: inout Int, action: Int) -> Effect<Int> { \(statement) }
      }
      """)
  }

  @Test(arguments: [
    "func reduce(into state: inout Int, action: Int) -> Effect<Int> { body.reduce(into: &state, action: action) }",
    "func reduce(into state: inout Int, action: Int) -> Effect<Int> { self.body.reduce(into: &state, action: action) }",
    "func reduce(into state: inout Int, action: Int, depth: Int) -> Effect<Int> { .none }",
    "func reduce(state: inout Int, action: Int) -> Effect<Int> { .none }",
    "func reduce<S>(into state: inout S, action: Int) -> Effect<Int> { .none }",
    "static func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }",
  ])
  func anotherReduceMayStandBesideABody(reduce: String) {
    assertDiagnoses(
      """
      struct F: Reducer {
        var body: some Reducer<Int, Int> { EmptyReducer() }
        \(reduce)
      }
      """)
  }

  @Test func bodyAndReduceMayBeInDifferentBranches() {
    assertDiagnoses(
      """
      struct F: Reducer {
        #if DEBUG
          var body: some Reducer<Int, Int> { EmptyReducer() }
        #else
          func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        #endif
      }
      """)
  }

  @Test(arguments: [
    ("struct F", "extension F: Reducer {}"),
    ("struct F", "protocol P: Reducer {}\nextension F: P {}"),
  ])
  func aBodyAwayFromTheConformanceHasNoBuilder(head: String, conformance: String) {
    let message =
      "'@ReducerBuilder' is not applied to this 'body', because 'body' and the conformance to "
      + "'Reducer' are in different declarations"
    let source = """
      \(head) {
        var body: some Reducer<Int, Int> {
            ^ error: \(message) [body-without-builder]
          EmptyReducer()
          EmptyReducer()
        }
      }
      """
    assertDiagnoses(source + "\n" + conformance)
    if !conformance.contains("protocol") { assertDiagnoses(source, otherFiles: [conformance]) }
  }

  @Test(arguments: [
    "struct F: Reducer {}", "protocol F: Reducer {}", "struct F {}\nextension F: Reducer {}",
  ])
  func aBodyInAnotherExtensionHasNoBuilder(type: String) {
    assertDiagnoses(
      type + """

        extension F {
          var body: some Reducer<Int, Int> {
              ^ error: '@ReducerBuilder' is not applied to this 'body', because 'body' and the conformance to 'Reducer' are in different declarations [body-without-builder]
            let shared = 1
            Reduce { state, action in return .none }
          }
        }
        """)
  }

  /// Whether these compile without a result builder was tried with Swift 6.3.
  @Test(arguments: [
    "EmptyReducer()", "return CombineReducers { A(); B() }", "let x = 1\nreturn Empty(x)",
    "Reduce { state, action in\nlet x = 1\nreturn .none\n}\n.ifLet(\\.a, action: \\.b) { Child() }",
    "#if DEBUG\nEmptyReducer()\n#else\nOther()\n#endif", "get { EmptyReducer() }",
    "if a { return A() } else { return A() }", "EmptyReducer();",
  ])
  func aBodyThatNeedsNoBuilderIsLeftAlone(body: String) {
    assertDiagnoses(
      "struct F: Reducer {}\nextension F { var body: some Reducer<Int, Int> {\n\(body)\n} }")
  }

  @Test(arguments: [
    "A()\nB()", "A(); B()", "", "if a { A() } else { B() }", "for a in b { A() }",
    "get { A()\nB() }",
    "switch a { case true: A()\ndefault: B() }", "A()\nReduce { state, action in return .none }",
  ])
  func aBodyThatNeedsABuilderIsReported(body: String) {
    let source =
      "struct F: Reducer {}\nextension F { var body: some Reducer<Int, Int> {\n\(body)\n} }"
    #expect(diagnostics(source).map(\.id) == ["body-without-builder"])
  }

  @Test(arguments: ["{", "{ get {", "{ get { A() ", "{ A()\nB("])
  func aBodyThatIsNotClosedIsASyntaxError(body: String) {
    let found = diagnostics("struct F: Reducer {}\nextension F { var body: Int \(body)")
    #expect(found.contains { $0.id == "syntax" })
  }

  @Test(arguments: [
    "struct F: Reducer { BODY }", "struct F {}\nextension F: Reducer { BODY }",
    "struct F { @ReducerBuilder<Int, Int> BODY }\nextension F: Reducer {}",
    "protocol P: Reducer {}\nstruct F: P { BODY }\nextension F: Reducer {}",
  ])
  func aBodyBesideTheConformanceHasABuilder(source: String) {
    let body = "var body: some Reducer<Int, Int> {\nEmptyReducer()\nEmptyReducer()\n}"
    assertDiagnoses(source.replacing("BODY", with: body))
  }

  @Test(arguments: [
    (
      "some Reduce<Int, String>", "some Reducer<Int, String>",
      "'Reduce' is a struct, and 'some' needs a protocol"
    ),
    (
      "some Scope<Int, String, Child>", "some Reducer<State, Action>",
      "'Scope' is a struct, and 'some' needs a protocol"
    ),
    (
      "some GeneratedSupport.Reduce", "some Reducer<State, Action>",
      "'Reduce' is a struct, and 'some' needs a protocol"
    ),
    (
      "some Reducer", "some Reducer<State, Action>",
      "it does not name the types of the state and of the actions"
    ),
    (
      "any Reducer<Int, Int>", "some Reducer<Int, Int>",
      "it is a protocol type, but 'body' needs the type of one reducer"
    ),
    (
      "Reducer", "some Reducer<State, Action>",
      "it is a protocol type, but 'body' needs the type of one reducer"
    ),
  ])
  func aTypeThatNoBodyCanHaveIsRefused(type: String, fix: String, problem: String) {
    let found = diagnostics("struct F: Reducer { var body: \(type) { Reduce { _, _ in .none } } }")
    #expect(found.map(\.message) == ["'\(type)' cannot be the type of 'body': \(problem)"])
    #expect(found.first?.notes.map(\.message) == ["write '\(fix)'"])
  }

  @Test(arguments: [
    "some ReducerOf<Self>", "some Reducer<Int, Int> & Sendable", "Reduce<Int, Int>",
    "some Mine.Reduce",
    "(some Reducer<Int, Int>)", "some Inner", "EmptyReducer<Int, Int>",
  ])
  func otherTypesAreLeftToTheCompiler(type: String) {
    assertDiagnoses("struct F: Reducer { var body: \(type) { Reduce { _, _ in .none } } }")
  }

  @Test func aProtocolOfTheTargetIsNotOurStruct() {
    assertDiagnoses(
      "protocol Reduce: Reducer {}\nstruct F: Reducer { var body: some Reduce { EmptyReducer() } }")
  }
}
