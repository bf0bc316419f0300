import Testing

@testable import ReducerGenCore

@Suite struct ClientDiagnostics {
  @Test func onlyStructsAreClients() {
    assertDiagnoses(
      """
      final class Client: DependencyClient {}
                          ^ error: 'DependencyClient' is for structs, and 'Client' is a class [not-a-struct]
      """)
  }

  @Test func namesThatTheGeneratedMembersNeedAreRefused() {
    assertDiagnoses(
      """
      struct Client<Self_, Swift>: DependencyClient { var run: @Sendable () -> Void }
                   ^ error: 'Swift' is a name that the generated members of this client need [reserved-name]
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
                     ^ error: 'Client' is private; generated code stands in another file, which cannot see it [private-type]
      """)
  }

  @Test func aClientInsideOfAPrivateTypeIsRefused() {
    assertDiagnoses(
      """
      private enum Outer {
                   ^ error: 'Client' is inside of 'Outer', which is private; generated code stands in another file, which cannot see it [private-type]
        struct Client: DependencyClient { var run: @Sendable () -> Void }
      }
      """)
  }

  @Test func aClientInABodyIsRefused() {
    assertDiagnoses(
      """
      func f() {
        struct Client: DependencyClient { var run: @Sendable () -> Void }
               ^ error: 'Client' is declared inside of a body; generated code in another file cannot name it [local-type]
      }
      """)
  }

  @Test func aClientThatCannotBeCopiedIsRefused() {
    assertDiagnoses(
      """
      struct Client: ~Copyable, DependencyClient {}
             ^ error: 'Client' is not copyable, and every use of a dependency is handed a copy to keep [not-copyable]
      """)
  }

  @Test func aClientOfAnotherModuleIsRefused() {
    assertDiagnoses(
      """
      extension URLSession: DependencyClient {}
                            ^ error: 'URLSession' is declared in another module, where its endpoints cannot be read [foreign-type]
      """)
  }

  @Test func anIgnoredClientIsAContradiction() {
    assertDiagnoses(
      """
      // reducergen: ignore
      struct Client: DependencyClient {}
                     ^ error: 'Client' says that code is generated for it, and a directive says to generate nothing for it [ignored-conformance]
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
    #expect(found.first?.message.contains("returns '\(result)'") == true)
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
            ^ error: 'get' throws 'Failure' only and returns 'Int', so it needs a value for tests that call it unexpectedly [no-default]
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

  @Test func aPropertyOfAnUnknownTypeNeedsAValue() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var url: URL
            ^ error: 'url' has no value, and 'URL' is not known to be a function or a client, so nobody can tell what it is in 'unimplementedValue' [no-default]
      }
      """)
  }

  @Test func aTypeOnSeveralLinesIsShownOnOne() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var url: Optional<
            ^ error: 'url' has no value, and 'Optional< URL >' is not known to be a function or a client, so nobody can tell what it is in 'unimplementedValue' [no-default]
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
    ("(Int...) -> Void", "takes any number of arguments"),
    ("(repeat each T) -> Void", "takes a parameter pack"),
    ("@isolated(any) () -> Void", "is '@isolated(any)'"),
    ("@MainActor (isolated (any Actor)?) -> Void", "runs on an actor that it takes"),
    ("(Int, _ id: borrowing Never) -> Void", "takes a value of a type that has none"),
  ])
  func anEndpointThatCannotBeHandedOnIsRefused(type: String, reason: String) {
    let found = diagnostics(
      "struct Client<each T>: DependencyClient { var run: @Sendable \(type) }")
    #expect(found.map(\.id) == ["unsupported-endpoint"])
    #expect(found.first?.message.contains(reason) == true)
  }

  @Test func anEndpointThatTakesWhatNobodyCanMakeIsRefusedWhereverThatIsDeclared() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var run: @Sendable (_ id: Int, Outer.Nothing) -> Void
            ^ error: 'run' takes a value of a type that has none, and a generated closure cannot hand that on [unsupported-endpoint]
      }
      """, otherFiles: ["struct Outer {}", "extension Outer { enum Nothing {} }"])
  }

  @Test(arguments: ["= Self()", "= .init()", "= Client()", ": Self { Self() }"])
  func aTestValueThatWouldReportNothingIsRefused(value: String) {
    let found = diagnostics(
      """
      struct Client: DependencyClient { var get: @Sendable () -> Int = { 1 } }
      extension Client { static let testValue \(value) }
      """)
    #expect(found.map(\.id) == ["silent-test-value"])
  }

  @Test func aTestValueIsFineWhereItReports() {
    let found = diagnostics(
      """
      struct Client: DependencyClient {
        var get: @Sendable () -> Int = { 1 }
        var run: @Sendable () -> Void
      }
      extension Client { static let testValue = Self() }
      """)
    #expect(found.isEmpty)
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
            ^ error: another endpoint has the method 'get(id:)' with the same types already [same-method]
      }
      """)
  }
}

@Suite struct ClientKeys {
  @Test func twoClientsOfOneKeyNeedAnother() {
    assertDiagnoses(
      """
      enum A { struct API: DependencyClient {} }
      enum B { struct API: DependencyClient {} }
                      ^ error: 'API' would be '\\.api', and so is another client [same-key]
      """)
  }

  @Test func aKeyThatDependencyValuesHasIsRefused() {
    assertDiagnoses(
      """
      struct Locale: DependencyClient {}
             ^ error: 'Locale' would be '\\.locale', which 'DependencyValues' has already [same-key]
      """)
  }

  @Test(arguments: [
    ("extension URLSession", true), ("extension Dictionary", false),
    ("extension Swift.Array", false),
    ("struct Box<T>", false), ("enum Space", true),
  ])
  func whatHasGenericParametersHasNoKey(outside: String, hasKey: Bool) {
    let code = generated("\(outside) { struct API: DependencyClient {} }")
    #expect(code.contains("var api:") == hasKey)
  }

  @Test(arguments: ["key api", "key none"])
  func aDirectiveSettlesWhoseTheKeyIs(directive: String) {
    let found = diagnostics(
      """
      // reducergen: \(directive)
      struct Date: DependencyClient {}
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("// reducergen: key 1x\nstruct A: DependencyClient {}", "directive-argument"),
    ("// reducergen: key x\nstruct A {}", "misplaced-directive"),
    ("struct A {\n  // reducergen: method x\n  var a: () -> Void\n}", "misplaced-directive"),
    ("struct A {\n  // reducergen: ignore\n  var a: () -> Void\n}", "misplaced-directive"),
    (
      "struct A: DependencyClient {\n  // reducergen: method x\n  var a = 1\n}",
      "misplaced-directive"
    ),
    (
      "struct A: DependencyClient {\n  // reducergen: method a b\n  var a: () -> Void\n}",
      "directive-argument"
    ),
    ("// reducergen: method x\nvar a: () -> Void", "misplaced-directive"),
  ])
  func aDirectiveThatSaysNothingIsAnError(source: String, id: String) {
    #expect(diagnostics(source).map(\.id) == [id])
  }
}
