import Foundation
import Testing

@testable import ReducerGenCore
@testable import ReducerGenSyntax

/// Which initialisers a client gets, and that none is there twice.
@Suite struct ClientInitializersTests {
  @Test func aDefaultUnderAConditionMakesNoInitializerTwice() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        public var run: @Sendable () -> Void
        #if DEBUG
          public var limit: Int = 1
        #endif
      }
      """)
    let off = code.components(separatedBy: "#if !(DEBUG)\n")
    #expect(off.count == 2)
    #expect(code.components(separatedBy: "  public init(\n").count == 4)
  }

  @Test func whereSwiftMayHaveItsOwnInitializerThereIsNoOther() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var now: @Sendable () -> Int = { 0 }
        #if DEBUG
          var trace: @Sendable () -> Void
        #endif
      }
      """)
    #expect(code.contains("fileprivate init(_unimplemented: Swift.Void) {"))
    #expect(!code.contains("  init() {"))
  }

  @Test func whereEachBranchNeedsAValueThereIsAnEmptyInitializer() {
    let code = generated(
      """
      struct Client: DependencyClient {
        #if DEBUG
          var trace: @Sendable () -> Void
        #else
          var send: @Sendable () -> Void
        #endif
      }
      """)
    #expect(code.contains("  init() {"))
  }

  @Test(arguments: [
    ("is written", "let root: String\n  init(root: String) { self.root = root }"),
    ("is Swift's", "let root: String"),
  ])
  func anInitializerThatIsThereIsNotMadeAgain(name: String, members: String) {
    let code = generated(
      """
      struct Client: DependencyClient {
        \(members)
        static var unimplementedValue: Self { Self(root: "") }
      }
      """)
    #expect(!code.contains("init("), "\(name)")
  }

  @Test func anInitializerForAWrittenValueIsAsVisibleAsWhatItTakes() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        let root: Row
        public var run: @Sendable () -> Void
        public static var unimplementedValue: Self { Self(root: Row()) }
      }
      struct Row {}
      """)
    #expect(code.contains("  init(root: Row) {"))
  }

  @Test func nothingIsMadeThatAWrittenValueDoesNotNeed() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var run: @Sendable () -> Int = { 1 }
        static var unimplementedValue: Self { Self() }
      }
      """)
    #expect(!code.contains("_unimplement"))
    #expect(!code.contains("_endpoint"))
  }

  @Test func anInitializerThatSetsWhatIsDeprecatedIsDeprecated() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        public var new: @Sendable () -> Void
        @available(*, deprecated) public var old: @Sendable () -> Void
      }
      """)
    #expect(code.contains("  @available(*, deprecated)\n  public init(\n    new:"))
  }

  @Test func aClientThatHoldsOneWithADeprecatedEndpointWarnsNobody() {
    let code = generated(
      """
      struct Parent: DependencyClient { var child: Child }
      """,
      otherFiles: [
        """
        struct Child: DependencyClient {
          @available(*, deprecated) var old: @Sendable () -> Void
        }
        """
      ])
    #expect(code.contains("reported as an issue.\n  @available(*, deprecated)\n  init() {"))
    #expect(code.components(separatedBy: "@available(*, deprecated)").count == 3)
  }

  @Test(arguments: ["Int", "Cache", "@Sendable () -> Void", "Other"])
  func anInitializerThatTakesAValueRunsOnTheActorOfTheClient(type: String) {
    let code = generated(
      """
      @MainActor public struct Client: DependencyClient {
        public var run: @Sendable () -> Void
        // reducergen: ignore
        public var held: \(type) = value
      }
      """,
      otherFiles: ["class Cache {}\nstruct Other: DependencyClient {}"])
    #expect(code.contains("\n  @MainActor\n  public init(\n    run:"))
    #expect(code.contains("\n\n  public init(\n    run: @escaping @Sendable () -> Void\n  ) {"))
  }

  @Test func endpointsOfAnInitializerOnAnActorReportFromAnywhere() {
    let code = generated(
      """
      @MainActor struct Client: DependencyClient {
        var run: @Sendable () -> Void
        let root: Cache
        nonisolated static var testValue: Self { fatalError() }
      }
      """, otherFiles: ["class Cache {}"])
    #expect(
      code.contains(
        "  @MainActor\n  init(root: Cache) {\n    @Sendable nonisolated func _endpoint("), "\(code)"
    )
  }

  @Test func whereAllEndpointsAreConditionalSwiftsOwnInitializerMayTakeTheValues() {
    let code = generated(
      """
      struct Client: DependencyClient {
        #if DEBUG
          var run: @Sendable () -> Void = {}
        #endif
        let root: Cache
        static var testValue: Self { fatalError() }
      }
      """, otherFiles: ["struct Cache {}"])
    #expect(!code.contains("init(root: Cache)"))
    #expect(code.contains("static var unimplementedValue: Self {\n    testValue\n  }"))
  }

  @Test func anAttributeThatMayBeAMacroIsNoActor() {
    let code = generated(
      """
      import Kit
      @Made public struct Client: DependencyClient, @unchecked Sendable {
        public var run: @Sendable () -> Void
        public var held: Any? = nil
      }
      """)
    #expect(!code.contains("@Made"))
  }

  @Test func theActorIsTheOneOfTheProperty() {
    let source = """
      public struct Client: DependencyClient {
        public var run: @Sendable () -> Void
        @Outer.Kitchen public var held: Cache = Cache()
      }
      """
    let code = generated(
      source,
      otherFiles: [
        "class Cache {}\nenum Outer { @globalActor actor Kitchen { static let shared = Kitchen() } }"
      ])
    #expect(code.contains("\n  @Outer.Kitchen\n  public init(\n    run:"))
  }

  @Test(arguments: [("Int?", true), ("Int!", true), ("Optional<Int>", false)])
  func onlyAnOptionalWithAMarkIsNilByItself(type: String, isNil: Bool) {
    let found = diagnostics("struct Client: DependencyClient { var count: \(type) }")
    #expect(found.map(\.id) == (isNil ? [] : ["no-default"]))
  }
}
