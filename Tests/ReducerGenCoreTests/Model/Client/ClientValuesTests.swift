@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Properties of a client that are not endpoints and have no default value.
@Suite struct ClientValuesTests {
  @Test func anInitializerTakesThemAlone() {
    let code = generated(
      """
      struct Client: DependencyClient {
        let config: Config
        var run: @Sendable () -> Void
        static let testValue = Client(config: Config())
      }
      struct Config {}
      """)
    #expect(code.contains("  init(config: Config) {"))
    #expect(code.contains("    self.config = config\n    self.run = {"))
  }

  @Test(arguments: [
    "static let testValue = Client(config: Config())", "static var testValue: Self { .mock }",
  ])
  func theUnimplementedValueIsTheTestValueThatIsDeclared(testValue: String) {
    let code = generated(
      """
      struct Client: DependencyClient {
        let config: Config
        var run: @Sendable () -> Void
      }
      """,
      otherFiles: ["extension Client { \(testValue) }", "struct Config {}"])
    #expect(code.contains("static var unimplementedValue: Self {\n    testValue\n  }"))
  }

  @Test func aTestValueThatSomeBuildsLeaveOutIsUsedInTheOthers() {
    let code = generated(
      "struct Client: DependencyClient { let config: Int }",
      otherFiles: [
        "#if DEBUG\nextension Client { static let testValue = Client(config: 1) }\n#endif"
      ])
    #expect(
      code.contains(
        """
        #if (DEBUG)
            testValue
        #else
            Swift.fatalError("this build leaves out the 'testValue' of 'Client'")
        #endif
        """))
  }

  @Test func aDependencyTakesItsTestValue() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var database: Database
        var run: @Sendable () -> Void
      }
      struct Database: Base {}
      protocol Base: Sendable, TestDependencyKey {}
      """)
    #expect(code.contains("  init(database: Database) {"))
    #expect(
      code.contains(
        """
            Self(
              database: GeneratedSupport._testValue(of: Database.self))
          }
        """))
  }

  @Test func theCompilerDecidesAboutTypesOfOtherModules() {
    let code = generated(
      """
      import Kit
      struct Client: DependencyClient {
        var database: DatabaseClient
        let config: Kit.Config
        var run: @Sendable () -> Void
      }
      """)
    #expect(
      code.contains(
        """
            Self(
              // If 'DatabaseClient' has no test value, give 'database' a default value, or declare
              // 'static let testValue' in 'Client'.
              database: GeneratedSupport._testValue(of: DatabaseClient.self),
              // If 'Kit.Config' has no test value, give 'config' a default value, or declare
              // 'static let testValue' in 'Client'.
              config: GeneratedSupport._testValue(of: Kit.Config.self))
        """))
  }

  @Test(arguments: [
    ("= unimplementedValue", false), ("= Self.unimplementedValue", false),
    ("= Client.unimplementedValue", false), (": Self = .unimplementedValue", false),
    (": Self { .unimplementedValue }", false), (": Self { return .unimplementedValue }", false),
    ("= { var a = unimplementedValue; return a }()", false),
    ("= Self(database: .unimplementedValue)", true),
    ("= Self(database: DatabaseClient.unimplementedValue)", true),
    ("= Self(database: .mock) // unimplementedValue", true),
  ])
  func aTestValueThatIsMadeOfTheUnimplementedValueDoesNotCount(value: String, counts: Bool) {
    let code = generated(
      """
      struct Client: DependencyClient {
        var database: DatabaseClient
        static let testValue \(value)
      }
      """)
    #expect(code.contains("    testValue\n") == counts)
    #expect(code.contains("_testValue(of: DatabaseClient.self)") != counts)
  }

  @Test func onePropertyThatIsNoDependencyIsEnoughForTheTestValue() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var database: Database
        var url: URL
        static let testValue = Self(database: .testValue, url: .temporary)
      }
      struct Database: TestDependencyKey { static let testValue = Database() }
      """)
    #expect(code.contains("    testValue\n"))
    #expect(!code.contains("_testValue"))
  }

  @Test func anInitializerOfTheSameSignatureIsNotMadeAgain() {
    let code = generated("struct Client: DependencyClient { var database: DatabaseClient }")
    #expect(
      code.contains("  fileprivate init(_unimplemented: Swift.Void, database: DatabaseClient) {"))
    #expect(code.contains("    Self(\n      _unimplemented: (),\n"))
  }

  @Test func aPropertyThatABuildLeavesOutIsNoParameter() {
    let code = generated(
      """
      struct Client: DependencyClient {
        #if DEBUG
          var database: DatabaseClient
        #endif
        var run: @Sendable () -> Void
      }
      """)
    #expect(
      code.contains(
        "#if DEBUG\n    self.database = GeneratedSupport._testValue(of: DatabaseClient.self)\n#endif"
      ))
    #expect(code.contains("  init() {"))
  }

  @Test func aConstantClosureIsNoEndpoint() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        public let appVersion: @Sendable (_ short: Bool) -> String
        public var run: @Sendable () -> Void
        public static let testValue = Self(appVersion: { _ in "1" })
      }
      """)
    #expect(!code.contains("func appVersion"))
    #expect(!code.contains("_endpoint(\"appVersion"))
    #expect(
      code.contains(
        "  public init(appVersion: @escaping @Sendable (_ short: Bool) -> String) {"))
    #expect(code.contains("    testValue\n"))
  }

  @Test func aConstantClosureThatTakesPointersIsSetUnsafely() {
    let code = generated(
      """
      struct Client: DependencyClient {
        let read: @Sendable (UnsafePointer<Int>) -> Int
        var run: @Sendable () -> Void
        static let testValue = Self(read: { _ in 1 })
      }
      """)
    #expect(code.contains("    unsafe self.read = read\n"))
  }

  @Test func aParameterDoesNotHideWhatTheInitializerUses() {
    let code = generated(
      """
      struct Client: DependencyClient {
        let _endpoint: Int
        var run: @Sendable () -> Void
        static let testValue = Self(_endpoint: 1)
      }
      """)
    #expect(code.contains("  init(_endpoint __endpoint: Int) {"))
    #expect(code.contains("    self._endpoint = __endpoint\n"))
  }

  @Test func aPrivatePropertyIsFineWhereTheTestValueIsDeclared() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        private let storage: Storage
        public var run: @Sendable () -> Void
        init(storage: Storage) { self.storage = storage; run = {} }
        public static let testValue = Self(storage: Storage())
      }
      """)
    #expect(!code.contains("init("))
    #expect(code.contains("    testValue\n"))
  }

  @Test(arguments: [
    "URL", "Foundation.URL", "(Int, Int)", "[Database]", "Database.Type", "any Named",
    "(any Named)?.Type", "Config", "Alias", "Named", "Loop",
  ])
  func whatIsCertainlyNoDependencyIsRefused(type: String) {
    let found = diagnostics(
      """
      import Kit
      struct Client: DependencyClient { var held: \(type) }
      struct Config: Hashable {}
      protocol Named {}
      typealias Alias = Config
      typealias Loop = Loop2
      typealias Loop2 = Loop
      """)
    #expect(found.map(\.id) == ["no-default"])
    #expect(
      found.first?.notes.first?.message
        == "give 'held' a default value, or declare 'static let testValue' in 'Client'")
  }

  @Test(arguments: [
    "Database", "Kit.Database", "Database<Int>", "Element", "Extended", "Kind.Database",
    "URLSession",
    "Alias", "Foreign",
  ])
  func whatMayBeADependencyIsNot(type: String) {
    let code = generated(
      """
      import Kit
      struct Client<Element: TestDependencyKey>: DependencyClient { var held: \(type) }
      """,
      otherFiles: [
        """
        struct Extended {}
        enum Kind { struct Database: DependencyKey {} }
        typealias Alias = Extended
        struct Foreign: Kit.Key {}
        """,
        """
        extension Extended: TestDependencyKey {}
        extension URLSession: @retroactive TestDependencyKey {}
        """,
      ])
    #expect(code.contains("held: GeneratedSupport._testValue(of: \(type).self))"))
  }

  @Test func aConstantClosureWithoutValueIsRefused() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        let appVersion: @Sendable () -> String
            ^ error: 'appVersion' needs a default value: it is a 'let', and test values are generated only for closures in a 'var' [no-default]
      }
      """)
  }

  @Test func anIgnoredEndpointWithoutValueIsRefused() {
    assertDiagnoses(
      """
      struct Client: DependencyClient {
        // reducergen: ignore
        var run: @Sendable () -> Void
            ^ error: 'run' needs a default value, because '// reducergen: ignore' excludes 'run' from the generated test value [no-default]
      }
      """)
  }

  @Test(arguments: [
    ("let f: @Sendable () -> Int", "make 'f' a 'var', give it a default value, or declare "),
    (
      "// reducergen: ignore\nvar f: @Sendable () -> Int",
      "remove '// reducergen: ignore', or declare "
    ),
  ])
  func theWaysOutAreNamed(property: String, fix: String) {
    let found = diagnostics("struct Client: DependencyClient {\n\(property)\n}")
    #expect(found.first?.notes.first?.message.contains(fix) == true)
    #expect(
      found.first?.notes.first?.message.hasSuffix("declare 'static let testValue' in 'Client'")
        == true)
  }
}
