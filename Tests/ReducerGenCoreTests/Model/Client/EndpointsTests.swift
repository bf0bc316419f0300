import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

/// How endpoints hand on what they are given.
@Suite struct EndpointsTests {
  private func code(_ type: String, default value: String = "") -> String {
    generated("struct Client: DependencyClient { var run: @Sendable \(type)\(value) }")
  }

  @Test(arguments: [
    ("(_ f: (String, inout Int) -> Void) -> Void", "self.run(p0)"),
    ("(_ f: (Int, @autoclosure () -> Bool) -> Void) -> Void", "self.run(p0)"),
    ("(_ f: inout Int) -> Void", "self.run(&p0)"),
    ("(_ f: @autoclosure @Sendable () -> Int) -> Void", "self.run(p0())"),
    ("(_ f: @autoclosure () throws -> Int) -> Void", "self.run(try p0())"),
    ("(_ f: @autoclosure () throws -> Int) throws -> Void", "try self.run(try p0())"),
    (
      "(_ f: @autoclosure () async throws -> Int) async -> Void",
      "await self.run(try await p0())"
    ),
    ("(_ p: UnsafePointer<Int>) -> Void", "unsafe self.run(p0)"),
    ("(_ p: Int) async throws -> OpaquePointer", "try await unsafe self.run(p0)"),
    ("(_ p: UnsafeBox) -> Void", "self.run(p0)"),
    ("(_ p: Int) throws(Never) -> Void", "self.run(p0)"),
    ("(_ p: Int) throws(Swift.Never) -> Void", "self.run(p0)"),
  ])
  func aMethodHandsItsArgumentsOn(type: String, call: String) {
    #expect(code(type).contains("\n    \(call)\n"))
  }

  @Test(arguments: [
    "Span<Int>", "RawSpan", "UTF8Span", "borrowing MutableSpan<Int>", "inout OutputSpan<Int>",
    "Swift.Span<Int>", "Span<Int>?", "UnsafePointer<Int>", "OpaquePointer",
  ])
  func whatCannotLeaveACallIsNotShown(type: String) {
    #expect(code("(_ x: \(type)) -> Void").contains(".report()"))
  }

  @Test func aTypeOfTheTargetIsShownWhateverItsName() {
    let code = generated(
      """
      struct Span {}
      struct Client: DependencyClient { var run: @Sendable (_ x: Span) -> Void }
      """)
    #expect(code.contains(".report(p0)"))
  }

  @Test func aTypeOfTheTargetIsNotNothingWhateverItsName() {
    let endpoint =
      "struct Client: DependencyClient { var run: @Sendable (_ x: Int) throws -> Void }"
    #expect(generated("struct Void {}\n" + endpoint).contains("throws -> Void {"))
    #expect(generated(endpoint).contains("throws {"))
    let found = diagnostics(
      "struct Void {}\n" + endpoint.replacing(" throws", with: ""))
    #expect(found.map(\.id) == ["no-default"])
  }

  @Test func anErrorOfTheTargetIsThrownWhateverItsName() {
    let code = generated(
      """
      struct Never: Error {}
      struct Client: DependencyClient { var run: @Sendable (_ x: Int) throws(Never) -> Void }
      """)
    #expect(code.contains("try self.run(p0)"))
  }

  @Test(arguments: [
    (
      "(_ f: @autoclosure () async -> Int) -> Void", "",
      "takes an async autoclosure, but is not async itself"
    ),
    (
      "(_ f: @autoclosure () throws -> Int) -> Int", " = { _ in 1 }",
      "takes a throwing autoclosure and has a default value, but does not throw itself"
    ),
  ])
  func anAutoclosureThatCanDoMoreIsRefused(type: String, value: String, reason: String) {
    let found = diagnostics(
      "struct Client: DependencyClient { var run: @Sendable \(type)\(value) }")
    #expect(found.map(\.id) == ["unsupported-endpoint"])
    #expect(found.map(\.message) == ["no code can be generated for 'run': it \(reason)"])
  }

  @Test(arguments: [
    ("func run(id: String) {}", true), ("func run(id: Int) {}", false),
    ("func run(id: Swift.Int) {}", false), ("func run(other: Int) {}", true),
  ])
  func aMethodThatTakesOtherTypesIsAnotherMethod(member: String, isGenerated: Bool) {
    let code = generated(
      "struct Client: DependencyClient { var run: @Sendable (_ id: Int) -> Void\n  \(member) }")
    #expect(code.contains("  func run(id p0: Int) {") == isGenerated)
  }

  @Test(arguments: [
    "@MainActor", "@Swift.MainActor", "@preconcurrency", "@_documentation(visibility: internal)",
    "@Own",
  ])
  func anAttributeThatIsNoWrapperLeavesAnEndpointWhatItIs(attribute: String) {
    let code = generated(
      """
      @globalActor actor Own { static let shared = Own() }
      struct Client: DependencyClient { \(attribute) var run: @Sendable (_ id: Int) -> Void }
      """)
    #expect(code.contains("self.run = { p0 in"))
  }

  @Test func anAccessorWithAnAttributeMakesAPropertyComputed() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var count: Int { @inlinable get { 1 } }
        var limit = 1 { @inlinable didSet {} }
        var run: @Sendable () -> Void
      }
      """)
    #expect(!code.contains("count"))
  }

  @Test func aLabelInAMessageCanBeTheNameOfAParameter() {
    let code = code("(_ in: Int, _ x: Int, String) -> Void")
    #expect(code.contains("_endpoint(\"run(`in`:x:_:)\")"))
  }

  @Test func aGenericClientIsFoundByItsTypeWithParameters() {
    let code = generated(
      "enum Outer<A> { struct Client<B>: DependencyClient { var run: @Sendable () -> Void } }")
    #expect(code.contains("of: \"Outer.Client\", key: \"[Outer<A>.Client<B>.self]\""))
  }

  @Test func aPromiseInAnExtensionCounts() {
    let code = generated(
      """
      struct Client: DependencyClient { var run: () -> Void }
      extension Client: @unchecked Sendable {}
      """)
    #expect(!code.contains("#error"))
  }

  @Test func anAliasBringsTheImportsOfItsFile() {
    let code = generated(
      """
      import A
      import B
      public struct Client: DependencyClient { public var load: Load }
      """,
      otherFiles: [
        """
        public import A
        #if canImport(C)
        import C
        #endif
        import GeneratedSupport
        public typealias Load = @Sendable (_ url: Place) -> Void
        """
      ])
    #expect(
      code.contains(
        """
        public import GeneratedSupport
        public import A
        import B
        #if canImport(C)
        import C
        #endif

        """))
  }
}

@Suite struct EndpointRefusals {
  @Test func aClosureWithoutAWrittenTypeIsRefused() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        var now = { @Sendable in 1 }
            ^ error: 'now' cannot be an endpoint, because it has no written type [unseen-endpoint]
        var size = { 1 }()
      }
      """)
  }

  @Test func aClosureThatNobodyCanSetIsRefused() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        private(set) var now: @Sendable () -> Int = { 1 }
                         ^ error: 'now' cannot be an endpoint, because it cannot be set from another file [unseen-endpoint]
      }
      """)
  }

  @Test(arguments: [
    "let now: @Sendable () -> Int = { 1 }", "let now = { 1 }",
    "// reducergen: ignore\n  var now = { 1 }", "private let now: @Sendable () -> Int = { 1 }",
    "var now = { 1 }\n  static var unimplementedValue: Self { Self() }",
    "// reducergen: ignore\n  @Flag var now: @Sendable () -> Int",
    "@Flag var now: @Sendable () -> Int = { 1 }", "@Flag(1) var now: @Sendable () -> Int",
  ])
  func aClosureThatIsMeantToRunIsFine(member: String) {
    #expect(diagnostics("struct Client: DependencyClient {\n  \(member)\n}").isEmpty)
  }

  @Test func anAttributeThatMayBeAnythingIsAskedAbout() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        @Flag var now: @Sendable () -> Int
         ^ error: '@Flag' is declared in another module, so the generator cannot tell whether it is a property wrapper or a global actor [unknown-attribute]
      }
      """)
  }

  @Test func aWrapperOfTheTargetIsNotAskedAbout() {
    let found = diagnostics(
      """
      @propertyWrapper struct Flag<Value> { var wrappedValue: Value }
      struct Client: DependencyClient { @Flag var now: @Sendable () -> Int }
      """)
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("@MainActor ", "", "() -> Void", ["isolated-endpoint"]),
    ("@MainActor ", "", "@MainActor () -> Void", ["isolated-endpoint"]),
    ("", "@MainActor ", "() -> Void", ["isolated-endpoint"]),
    ("@MainActor ", "", "@Sendable () -> Void", []),
    ("", "@MainActor ", "@MainActor @Sendable () -> Void", []),
  ])
  func anEndpointThatOnlyAnActorCanSetIsRefused(
    client: String, property: String, type: String, ids: [String]
  ) {
    let found = diagnostics(
      "\(client)struct Client: DependencyClient { \(property)var run: \(type) }")
    #expect(found.map(\.id) == ids)
  }
}
