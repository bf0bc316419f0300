@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCore

/// Initialisers that leave every endpoint's default in place, so that nothing reports a call.
@Suite struct SilentDefaultsTests {
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

  @Test func eachCallIsWarnedAbout() {
    assertDiagnoses(
      """
      import GeneratedSupport
      let first = Player()
                  ^ warning: the endpoints of this 'Player()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
      struct Model {
        var second = Player . init ( )
                     ^ warning: the endpoints of this 'Player . init ( )' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
        func f() { g { Test.Player() } }
                       ^ warning: the endpoints of this 'Test.Player()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
      }
      """, otherFiles: [player])
  }

  @Test func theWarningNamesTheUnimplementedValue() {
    let found = diagnostics("let a = Player()\n" + player)
    #expect(
      found.map(\.notes.first?.message) == [
        "to make such a test fail, write 'Player.unimplementedValue'; to keep the default closures without this "
          + "warning, declare 'init() {}' in 'Player'"
      ])
  }

  @Test func aCallInANamespaceIsWarnedAbout() {
    assertDiagnoses(
      """
      enum Media { struct Player: DependencyClient { var get: @Sendable () -> Int = { 1 } } }
      let outside = Media.Player()
                    ^ warning: the endpoints of this 'Media.Player()' are the default closures of 'Media.Player', and do not fail a test that forgets to override them [silent-defaults]
      extension Media {
        static func inside() -> Player { Player() }
                                         ^ warning: the endpoints of this 'Player()' are the default closures of 'Media.Player', and do not fail a test that forgets to override them [silent-defaults]
      }
      """)
  }

  @Test func aCallOfAGenericClientIsWarnedAbout() {
    assertDiagnoses(
      """
      struct Cache<Key>: DependencyClient { var count: @Sendable () -> Int = { 1 } }
      let first = Cache<[Set<Int>?]>()
                  ^ warning: the endpoints of this 'Cache<[Set<Int>?]>()' are the default closures of 'Cache<Key>', and do not fail a test that forgets to override them [silent-defaults]
      enum Outer<Element> { struct Client: DependencyClient { var get: @Sendable () -> Int = { 1 } } }
      let second = Outer<(Int) -> Set<Set<Int>>>.Client.init()
                   ^ warning: the endpoints of this 'Outer<(Int) -> Set<Set<Int>>>.Client.init()' are the default closures of 'Outer<Element>.Client', and do not fail a test that forgets to override them [silent-defaults]
      let third: Cache<Int> = .init()
                              ^ warning: the endpoints of this '.init()' are the default closures of 'Cache<Key>', and do not fail a test that forgets to override them [silent-defaults]
      """)
  }

  @Test(arguments: [
    "struct Model { var a: Player = .init() }", "func f() { let a: Test.Player = .init() }",
    "func f(a: Player = .init()) {}", "func f() -> Player { .init() }",
    "struct Model { var a: Player { return .init() } }", "typealias P = Player\nlet a = P()",
    "enum Outer { typealias P = Player }\nlet a: Outer.P = .init()",
    "func f() { if x == Player() { g() } }", "func f() { while g(1), x == Player() { g() } }",
    "func f() { for a in Player() { g() } }", "func f() { switch Player() { default: g() } }",
  ])
  func otherFormsAreWarnedAbout(source: String) {
    #expect(diagnostics(source + "\n" + player).map(\.id) == ["silent-defaults"])
  }

  @Test(arguments: [
    "#if DEBUG\nlet a = /* Player( */ Player(/* ) */)\n#endif",
    "func f() { g(#\"} Player( \\\"#, /\\/Player\\(/, Player()) }",
    "func f() {\n#if A\ng { 1 }\n#else\ng { Player() }\n#endif\n}",
  ])
  func commentsTextsAndConditionsDoNotHideACall(source: String) {
    #expect(diagnostics(source + "\n" + player).map(\.id) == ["silent-defaults"])
  }

  @Test func anExtensionDoesNotSeeTheTypesAroundTheExtendedOne() {
    assertDiagnoses(
      """
      enum Media { struct Player {}; struct Box {} }
      extension Media.Box { func f() { Player() } }
                                       ^ warning: the endpoints of this 'Player()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
      """, otherFiles: [player])
  }

  @Test func aCallOfItselfIsWarnedAbout() {
    assertDiagnoses(
      """
      extension Player {
        static let previewValue = Self()
                                  ^ warning: the endpoints of this 'Self()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
        static var liveValue: Self { .init() }
                                     ^ warning: the endpoints of this '.init()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
        static let other: Player = .init()
                                   ^ warning: the endpoints of this '.init()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
        func copy() -> Self { Self.init() }
                              ^ warning: the endpoints of this 'Self.init()' are the default closures of 'Player', and do not fail a test that forgets to override them [silent-defaults]
      }
      """, otherFiles: [player])
  }

  @Test(arguments: [
    "// Player()\nlet a = \"Player()\" /* Player() */", "let a = #\"\\(Player())\"#",
    "let a = Player(get: { 2 })", "let a = Player.self", "let a: [Player] = []",
    "let a = Player.init", "let a = Player() { 2 }", "let a = x.Player()", "let a = Other.Player()",
    "let a = Player.make()", "let a = [Player]()", "let a = MyPlayer()", "func Player() {}",
    "@Player() var a: Int", "let a = #Player()", "enum E { case Player() }",
    "func f() { struct Player {}; _ = Player() }", "func f() { func Player() {}; Player() }",
    "struct Outer { struct Player {}; let a = Player() }",
    "struct Other { let a = Self(), b: Other = .init() }",
    "extension Player { func f() { let a = x.init(), b: Int = .init() } }",
    "extension Player { struct Inner { let a = Self() } }",
    "extension Outside { func f() { Player() } }\nenum A { struct Player {} }",
    "private struct Player {}\nlet a = Player()",
    "enum Media { struct Player {} }\nextension Media { func f() { Player() } }",
    "enum Media { struct Player {} }\nextension Media.Player { func f() { Player() } }",
    "let a = Player.unimplementedValue", "func f() { if g(Player() { 2 }) {} }",
    "func f() {\nif a {}\nPlayer() { 2 }\n}", "func f() { g(a: Player { .init() }) }",
    "let a: Other<Player> = .init()", "let a: [Player] = .init()", "let a = Other<Player>()",
    "enum A { typealias Player = Int; static let a: Player = .init() }",
  ])
  func anythingElseIsNot(source: String) {
    let files = [
      SourceFile(path: "A.swift", text: source), SourceFile(path: "B.swift", text: player),
    ]
    let found = Pipeline.generate(sources: files, options: .init(module: "Test")).diagnostics
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    "var get: @Sendable () -> Int = { 1 }\n  init() {}",
    "var get: @Sendable () -> Int = { 1 }\n  init(x: Int) {}",
    "var run: @Sendable () -> Void", "var count = 1",
    "let get: @Sendable () -> Int = { 1 }",
    "var get: @Sendable () -> Int = { 1 }\n  static var unimplementedValue: Self { Self() }",
  ])
  func aClientWithoutSuchAnInitializerIsNot(members: String) {
    let call = members.contains("static") || members.contains("x:") ? "" : "let a = Player()\n"
    let found = diagnostics(
      "\(call)struct Player: DependencyClient {\n  \(members)\n}")
    #expect(found.map(\.message) == [])
  }

  @Test func codeIsGeneratedNevertheless() {
    let file = SourceFile(path: "Test.swift", text: "let a = Player()\n" + player)
    let result = Pipeline.generate(sources: [file], options: .init(module: "Test"))
    #expect(result.outputs.allSatisfy { $0.isComplete })
    #expect(result.outputs.contains { $0.hasCode })
  }
}

private let player = "struct Player: DependencyClient { var get: @Sendable () -> Int = { 1 } }"
