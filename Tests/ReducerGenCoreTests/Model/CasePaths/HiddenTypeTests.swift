import Testing

@testable import ReducerGenCore

/// Types that generated code in another file cannot see.
@Suite struct HiddenTypeTests {
  @Test func aPrivateEnumIsRefused() {
    assertDiagnoses(
      """
      private enum Tab: CasePathable { case home }
                   ^ error: 'Tab' is private, so generated code in another file cannot see it [private-type]
      """)
  }

  @Test func anEnumInsideOfAPrivateTypeIsRefused() {
    assertDiagnoses(
      """
      fileprivate struct Screen {
                         ^ error: 'Tab' is nested in 'Screen', which is private, so generated code in another file cannot see it [private-type]
        enum Tab: CasePathable { case home }
      }
      """)
  }

  @Test func anEnumInAPrivateExtensionIsRefused() {
    assertDiagnoses(
      """
      struct Screen {}
      private extension Screen {
        enum Tab: CasePathable { case home }
             ^ error: 'Tab' is private, so generated code in another file cannot see it [private-type]
      }
      """)
  }

  @Test func aPrivateReducerWithAnActionIsRefused() {
    assertDiagnoses(
      """
      private struct Feature: Reducer {
                     ^ error: 'Action' is nested in 'Feature', which is private, so generated code in another file cannot see it [private-type]
        enum Action { case tap }
        var body: some Reducer<Int, Action> { EmptyReducer() }
      }
      """)
  }

  @Test func aPrivateReducerWithoutAnActionOfItsOwnIsLeftAlone() {
    assertDiagnoses(
      """
      private struct Logging<Base: Reducer>: Reducer {
        let base: Base
        var body: some ReducerOf<Base> { base }
      }
      """)
  }

  @Test func aPrivateReducerWithoutABodyIsRefusedOnce() {
    assertDiagnoses(
      """
      private struct Feature: Reducer {
                     ^ error: 'Feature' has no 'body', and none can be generated: 'Feature' is private, so generated code in another file cannot see it [private-type]
        enum Action { case tap }
      }
      fileprivate enum Scope {
                       ^ error: 'Row' has no 'body', and none can be generated: 'Row' is nested in 'Scope', which is private, so generated code in another file cannot see it [private-type]
        struct Row: Reducer {}
      }
      """)
  }

  @Test func anIgnoredPrivateActionIsLeftAlone() {
    assertDiagnoses(
      """
      struct F: Reducer {
        // reducergen: ignore
        private enum Action { case a }
      }
      """)
  }

  @Test func aLocalEnumIsRefused() {
    assertDiagnoses(
      """
      func f() {
        let text = "}"
        enum Tab: String, CasePathable { case home }
             ^ error: 'Tab' is declared inside a function or closure, so generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func aLocalReducerCanDeclareAnAction() {
    assertDiagnoses(
      """
      func f() {
        struct Silent: Reducer {
          typealias Action = Int
          func reduce(into state: inout Int, action: Int) -> Effect<Int> { .none }
        }
        struct Loud: Reducer {
          enum State { case on }
          enum Action { case tap }
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """)
  }

  @Test func aLocalReducerIsRefusedIfItHasNoBody() {
    assertDiagnoses(
      """
      func f() {
        struct Empty: Reducer { func run() { let body = 1 } }
               ^ error: 'Empty' has no 'body', and none can be generated: 'Empty' is declared inside a function or closure [local-type]
        struct Full: Reducer { var body: some Reducer<Int, Int> { EmptyReducer() } }
        struct MayInherit: Reducer, Silent {}
        struct MayInheritToo: Silent, Reducer {}
      }
      """)
  }

  @Test func aTypeInALocalTypeOrInAClosureIsRefused() {
    assertDiagnoses(
      """
      let f = {
        final class Outer {
          enum Tab: CasePathable { case home }
               ^ error: 'Tab' is declared inside a function or closure, so generated code in another file cannot name it [local-type]
          func g() { struct Inner<T: Hashable>: Sendable & GeneratedSupport.Reducer where T: Sendable {} }
          func h() { actor Client: DependencyClient {} }
                           ^ error: 'Client' is declared inside a function or closure, so generated code in another file cannot name it [local-type]
        }
      }
      """)
  }

  @Test func aLocalTypeThatNeedsNoGeneratedCodeIsLeftAlone() {
    assertDiagnoses(
      """
      func f() {
        enum Tab: CasePathable {
          struct AllCasePaths {}
          static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        struct Client: DependencyClient { static let unimplementedValue = Client() }
        struct Box<Root: CasePathable> {}
        struct Logging<Base: Reducer>: Equatable {}
        enum Other: Kit.CasePathable {}
        let isStruct = x ? .struct : Reducer.self
      }
      """)
  }

  @Test(arguments: ["import ComposableArchitecture", "protocol Reducer {}"])
  func aLocalReducerOfAnotherLibraryIsLeftAlone(declaration: String) {
    assertDiagnoses(
      """
      \(declaration)
      func f() { struct Feature: Reducer {} }
      """)
  }

  @Test func namesInBodiesAreNoDeclarations() {
    assertDiagnoses(
      """
      func f<T: CasePathable>(_ value: T) -> Int {
        let x: any CasePathable = value
        func inner<U>(_: U) where U: CasePathable {}
        return g(x)
      }
      """)
  }
}
