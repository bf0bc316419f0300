import Testing

@testable import ReducerGenCore

/// The members of reducers that generated code supplies.
@Suite struct ReducerMembersTests {
  @Test func missingMembersAreAsVisibleAsTheReducer() {
    assertGenerates(
      "public struct F: Reducer { public enum Action {} }",
      """
      public import GeneratedSupport

      extension F {
        /// This reducer has no state.
        public nonisolated struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
          public init() {}
        }

        /// This reducer changes nothing.
        @Swift.MainActor public var body: GeneratedSupport.EmptyReducer<State, Action> { .init() }
      }

      nonisolated extension F.Action: GeneratedSupport.CasePathIterable {
        public nonisolated struct AllCasePaths: GeneratedSupport._GeneratedCasePaths {
          fileprivate init() {}
          public typealias Root = F.Action
          public typealias _Case<_Payload: ~Swift.Copyable & ~Swift.Escapable> = GeneratedSupport.Case<F.Action, _Payload>
        }

        public static func _caseAccess() -> GeneratedSupport._CaseAccess<Self, AllCasePaths> {
          func visit(_ root: Self, _ visitor: inout GeneratedSupport._CaseVisitor) {
          }

          func make(_ index: Swift.Int, _ payload: borrowing GeneratedSupport._CasePayload) -> Self {
            switch index {
            default: payload.reject()
            }
          }

          func paths() -> [Swift.PartialKeyPath<AllCasePaths>] {
            []
          }

          return .init(AllCasePaths(), visit, make, paths, "")
        }
      }

      """)
  }

  @Test(arguments: [
    "struct F: Reducer {}",
    "final class F: Reducer {}",
    "struct F<T>: Reducer where T: Sendable {}",
    "typealias Feature = Reducer\nstruct F: Feature {}",
    "protocol Feature: Reducer {}\nstruct F: Feature {}",
    // A property with an initial value is not a body.
    "struct F: Reducer { var interval = 1; static let shared = F() }",
    "struct F: Reducer { func run() {} }\nextension F { struct Reduce {} }",
  ])
  func missingMembersAreSupplied(source: String) {
    #expect(supplied(source) == ["State", "Action", "body"])
  }

  @Test(arguments: [
    ("struct F: Reducer { struct State {} }", ["Action", "body"]),
    ("struct F: Reducer { enum Action {} }", ["State", "body"]),
    ("struct F: Reducer { typealias State = Int; enum Action {} }", ["body"]),
    ("struct F: Reducer {}\nextension F { class State {} }", ["Action", "body"]),
    ("struct F<State>: Reducer {}", ["Action", "body"]),
    ("struct F<Value, Action>: Reducer {}", ["State", "body"]),
    ("protocol P: Reducer { typealias State = Int }\nstruct F: P {}", ["Action", "body"]),
    ("protocol P: Reducer { associatedtype State = Int }\nstruct F: P {}", ["Action", "body"]),
    ("protocol P: Reducer { associatedtype State }\nstruct F: P {}", ["State", "Action", "body"]),
    ("struct F: Reducer {\n#if DEBUG\nstruct State {}\n#endif\n}", ["Action", "body"]),
  ])
  func declaredMembersAreNotSupplied(source: String, expected: [String]) {
    #expect(supplied(source) == expected)
  }

  @Test func declarationsInOtherFilesCount() {
    let others = [
      "extension F { struct State {} }", "extension P { typealias Action = Int }",
    ]
    #expect(supplied("protocol P: Reducer {}\nstruct F: P {}", otherFiles: others) == ["body"])
    let body = "extension F { var body: some Reducer<State, Action> { EmptyReducer() } }"
    #expect(supplied("struct F: Reducer {}", otherFiles: [body]) == [])
  }

  @Test(arguments: [
    "struct F: Reducer { var body: some Reducer<Int, Int> { EmptyReducer() } }",
    "struct F: Reducer { let body = EmptyReducer<Int, Int>() }",
    "struct F: Reducer { func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none } }",
    "protocol P: Reducer {}\nextension P { func reduce(into _: inout Int, action: Int) {} }\nstruct F: P {}",
    "class B { var body: Int { 1 } }\nclass F: B, Reducer {}",
    // These are probably mistakes, which an empty body would hide.
    "struct F: Reducer { static var body: some Reducer<Int, Int> { EmptyReducer() } }",
    "struct F: Reducer { func reduce(_ state: inout Int, action: Int) {} }",
    "struct F: Reducer { func body() -> some Reducer<Int, Int> { EmptyReducer() } }",
    "struct F: Reducer { var boddy: some Reducer<Int, Int> { EmptyReducer() } }",
    "struct F: Reducer { typealias Body = Never }",
    // The conformance stands elsewhere, or is not ours.
    "struct F {}\nextension F: Reducer {}",
    "protocol Reducer {}\nstruct F: Reducer {}",
    "import ComposableArchitecture\nstruct F: Reducer {}",
    // The compiler would not find a body in an extension.
    "protocol P: Reducer where State == Int {}\nstruct F: P {}",
    "protocol P: Reducer<Int, Int> {}\nstruct F: P {}",
    "// reducergen: ignore\nstruct F: Reducer {}",
  ])
  func theseTypesGetNoMembers(source: String) {
    #expect(supplied(source) == [])
  }

  @Test func suppliedTypesAreFoundByName() {
    let code = generated(
      """
      struct Outer {
        struct State {}
        struct F: Reducer { enum Note: CasePathable { case state(State), action(Action) } }
      }
      extension Outer.F.Action: CasePathIterable {}
      """)
    #expect(code.contains("var state: _Case<Outer.F.State>"))
    #expect(code.contains("var action: _Case<Outer.F.Action>"))
    #expect(code.contains("extension Outer.F.Action {"))
  }

  @Test func anActionThatHoldsOnlySuppliedActionsHasNoValues() {
    let code = generated(
      """
      struct Child: Reducer {}
      struct F: Reducer {
        enum Action { case child(Child.Action) }
        var body: some Reducer<Int, Action> { EmptyReducer() }
      }
      """)
    #expect(code.contains("if case let .child(v0) = root"))
  }

  @Test func namesOfGeneratedCodeCannotBeHidden() {
    assertDiagnoses(
      """
      struct F: Reducer {
        struct Swift {}
               ^ error: the code generated for 'F' uses the module 'Swift', but this declaration hides it [reserved-name]
      }
      """)
  }

  @Test func aBodyThatCannotBeGeneratedIsAnError() {
    assertDiagnoses(
      """
      struct Unique<T: ~Copyable>: Reducer {}
             ^ error: 'Unique' has no 'body', and none can be generated: 'Unique' depends on a generic parameter that is not copyable [not-copyable]
      """)
  }

  @Test(arguments: [
    "actor F: Reducer {}",
    "actor F: Reducer { var body: some Reducer<Int, Int> { EmptyReducer() } }",
  ])
  func anActorIsNoReducer(source: String) {
    assertDiagnoses(
      """
      \(source)
            ^ error: 'F' is an actor, but reducers run on the main actor [actor-reducer]
      """)
  }

  @Test func anActorThatConformsInAnExtensionIsNoReducer() {
    assertDiagnoses(
      """
      actor F {}
            ^ error: 'F' is an actor, but reducers run on the main actor [actor-reducer]
      extension F: Reducer {}
      """)
  }

  /// The names of what is supplied, in order.
  private func supplied(_ source: String, otherFiles: [String] = []) -> [String] {
    let code = generated(source, otherFiles: otherFiles)
    guard code.contains("This reducer changes nothing") else { return [] }
    let heads = [
      "State": "nonisolated struct", "Action": "nonisolated enum", "body": "@Swift.MainActor var",
    ]
    return ["State", "Action", "body"].filter { code.contains("  \(heads[$0] ?? "") \($0): ") }
  }
}
