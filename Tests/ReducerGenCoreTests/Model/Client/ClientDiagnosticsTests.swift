@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

@Suite struct ClientDiagnostics {
  @Test func aResultInParenthesesIsThatResult() {
    assertDiagnoses(
      """
      struct Player: DependencyClient {
        var play: @Sendable () -> (Void)
        var title: @Sendable () -> (String?)
      }
      """)
  }

  @Test func onlyStructsAreClients() {
    assertDiagnoses(
      """
      final class Client: DependencyClient {}
                          ^ error: 'DependencyClient' is for structs, but 'Client' is a class [not-a-struct]
      """)
  }

  @Test func namesThatTheGeneratedMembersNeedAreRefused() {
    assertDiagnoses(
      """
      struct Client<Self_, Swift>: DependencyClient { var run: @Sendable () -> Void }
                   ^ error: the code generated for 'Client' uses the module 'Swift', but the generic parameter 'Swift' hides it [reserved-name]
      """)
  }

  @Test func namesThatOnlyCasePathsNeedAreNot() {
    #expect(
      diagnostics(
        """
        struct Client: DependencyClient { var run: @Sendable () -> Void; struct _Case {} }
        enum _Whole {}
        struct _Payload {}
        """
      ).isEmpty)
  }

  @Test func aPrivateClientIsRefused() {
    assertDiagnoses(
      """
      private struct Client: DependencyClient { var run: @Sendable () -> Void }
                     ^ error: 'Client' is private, so generated code in another file cannot see it [private-type]
      """)
  }

  @Test func aClientInsideOfAPrivateTypeIsRefused() {
    assertDiagnoses(
      """
      private enum Outer {
                   ^ error: 'Client' is nested in 'Outer', which is private, so generated code in another file cannot see it [private-type]
        struct Client: DependencyClient { var run: @Sendable () -> Void }
      }
      """)
  }

  @Test func aClientInABodyIsRefused() {
    assertDiagnoses(
      """
      func f() {
        struct Client: DependencyClient { var run: @Sendable () -> Void }
               ^ error: 'Client' is declared inside a function or closure, so generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func aClientThatCannotBeCopiedIsRefused() {
    assertDiagnoses(
      """
      struct Client: ~Copyable, DependencyClient {}
             ^ error: 'Client' is not copyable, and 'DependencyClient' works only with copyable types [not-copyable]
      struct Generic<T: ~Copyable>: DependencyClient {}
             ^ error: 'Generic' depends on a generic parameter that is not copyable, and 'DependencyClient' works only with copyable types [not-copyable]
      """)
  }

  @Test func aClientOfAnotherModuleIsRefused() {
    assertDiagnoses(
      """
      extension URLSession: DependencyClient {}
                            ^ error: 'URLSession' is declared in another module, so the generator cannot read its endpoints [foreign-type]
      """)
  }

  @Test func anIgnoredClientIsAContradiction() {
    assertDiagnoses(
      """
      // reducergen: ignore
      struct Client: DependencyClient {}
                     ^ error: '// reducergen: ignore' turns off the generated code that the conformance of 'Client' needs [ignored-conformance]
      """)
  }

  @Test func aPrivateClientMayBeWrittenByHand() {
    let found = diagnostics(
      """
      // reducergen: ignore
      private struct Client: DependencyClient { static var unimplementedValue: Self { Self() } }
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("[Int]", "{ [] }"), ("[String: [Int]]", "{ [:] }"), ("Set<Int>", "{ [] }"),
    ("Swift.String", "{ \"\" }"), ("Bool", "{ false }"), ("Double", "{ 0 }"),
    ("Dictionary<Int, Int>", "{ [:] }"), ("AsyncStream<Int>", "{ .finished }"),
    ("AsyncThrowingStream<Int, any Error>", "{ .finished() }"),
    ("User", "{ <#value#> }"), ("(() -> Int)", "{ <#value#> }"),
  ])
  func anEndpointThatCannotThrowNeedsAValue(result: String, suggestion: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { var get: @Sendable () -> \(result) }")
    #expect(found.map(\.id) == ["no-default"])
    #expect(found.first?.message.contains("cannot create the '\(result)' to return") == true)
    #expect(found.first?.notes.first?.message.contains("'= \(suggestion)'") == true)
  }

  @Test func theSuggestedValueTakesTheArguments() {
    let found = diagnostics(
      "struct Client: DependencyClient { var get: @Sendable (Int, _ b: Int) async -> Bool }")
    #expect(found.first?.notes.first?.message.contains("'= { _, _ in false }'") == true)
  }

  @Test func anEndpointThatThrowsOneTypeOnlyNeedsAValue() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var get: @Sendable () throws(Failure) -> Int
            ^ error: 'get' needs a default value: if a test calls 'get' without overriding it, generated code cannot create the 'Int' to return or the 'Failure' to throw [no-default]
      }
      """)
  }

  @Test(arguments: [
    "() -> Void", "() -> ()", "() async -> Int?", "() -> Optional<Int>", "() throws -> Int",
    "() throws(any Error) -> Int", "() throws(Failure) -> Void", "() -> Alias", "() -> Swift.Void",
  ])
  func anEndpointThatNeedsNoValueGetsNone(type: String) {
    let found = diagnostics(
      """
      typealias Alias = Int?
      struct Client: DependencyClient { var run: @Sendable \(type) }
      """)
    #expect(found.isEmpty)
  }

  @Test func aPropertyThatIsNoDependencyNeedsAValue() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var url: URL
            ^ error: 'url' needs a default value, because generated code cannot create a test value of the type 'URL' [no-default]
      }
      """)
  }

  @Test func aTypeOnSeveralLinesIsShownOnOne() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var url: Optional<
            ^ error: 'url' needs a default value, because generated code cannot create a test value of the type 'Optional< URL >' [no-default]
          URL
        >
      }
      """)
  }

  @Test func aPropertyWithoutValueIsFineWhereTheUnimplementedValueIsWritten() {
    let found = diagnostics(
      """
      struct Client: DependencyClient {
        var url: URL
        static var unimplementedValue: Self { Self(url: .temporary) }
      }
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: ["private var", "fileprivate var", "private(set) var", "private let"])
  func aPrivateEndpointNeedsAValue(introducer: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { \(introducer) run: @Sendable () -> Void }")
    #expect(found.map(\.id) == ["private-endpoint"])
  }

  @Test(arguments: [
    ("(Int...) -> Void", "takes a variadic parameter"),
    ("(repeat each T) -> Void", "takes a parameter pack"),
    ("@isolated(any) () -> Void", "is '@isolated(any)'"),
    (
      "@MainActor (isolated (any Actor)?) -> Void",
      "runs on a global actor but takes an isolated parameter"
    ),
    (
      "(Int, _ id: borrowing Never) -> Void",
      "cannot be called, because a parameter has the type 'Never', an enum without cases"
    ),
  ])
  func anEndpointThatCannotBeHandedOnIsRefused(type: String, reason: String) {
    let found = diagnostics(
      "struct Client<each T>: DependencyClient { var run: @Sendable \(type) }")
    #expect(found.map(\.id) == ["unsupported-endpoint"])
    #expect(found.first?.message.contains(reason) == true)
  }

  @Test(arguments: ["sending ", "consuming ", "inout "])
  func aSpecifierDoesNotHideThatATypeHasNoValues(specifier: String) {
    let found = diagnostics(
      """
      enum Nothing {}
      struct Client: DependencyClient { var run: @Sendable (_ id: \(specifier)Nothing) -> Void }
      """)
    #expect(found.map(\.id) == ["unsupported-endpoint"])
  }

  @Test func anEndpointThatTakesWhatNobodyCanMakeIsRefusedWhereverThatIsDeclared() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var run: @Sendable (_ id: Int, Outer.Nothing) -> Void
            ^ error: no code can be generated for 'run': it cannot be called, because a parameter has the type 'Outer.Nothing', an enum without cases [unsupported-endpoint]
      }
      """, otherFiles: ["struct Outer {}", "extension Outer { enum Nothing {} }"])
  }

  @Test(arguments: [("public ", ["conditional-endpoints"]), ("", [])])
  func severalConditionsAreTooManyForAnInitializer(access: String, ids: [String]) {
    let found = diagnostics(
      """
      \(access)struct Client: DependencyClient {
        #if A
          var a: @Sendable () -> Void
        #endif
        #if B
          var b: @Sendable () -> Void
        #endif
      }
      """)
    #expect(found.map(\.id) == ids)
  }

  @Test func twoMethodsOfOneNameNeedAnother() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var get: @Sendable (_ id: Int) throws -> Void
        // reducergen: method get
        var other: @Sendable (_ id: Int) throws -> Void
            ^ error: the endpoints 'get' and 'other' would have the same method 'get(id:)' [same-method]
      }
      """)
  }
}
