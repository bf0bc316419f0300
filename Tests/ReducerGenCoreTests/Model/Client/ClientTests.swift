import Foundation
import Testing

@testable import ReducerGenCore

/// What a client gets, by the lines that tell.
@Suite struct ClientTests {
  @Test(arguments: [
    ("APIClient", "apiClient"), ("AudioPlayer", "audioPlayer"), ("HTTP2Client", "http2Client"),
    ("URL", "url"), ("A", "a"), ("Default", "`default`"),
  ])
  func theKeyIsTheNameThatBeginsSmall(type: String, key: String) {
    let code = generated("struct \(type): DependencyClient {}")
    #expect(code.contains("  var \(key): \(type) {"))
  }

  @Test(arguments: [
    "extension DependencyValues { var mine: Client { get { self[Client.self] } set {} } }",
    "extension DependencyValues { var client: Int { 1 } }",
    "extension GeneratedSupport.DependencyValues { var mine: Client { self[Client.self] } }",
    "// reducergen: key none",
  ])
  func aKeyThatIsThereOrNotWantedIsNotGenerated(source: String) {
    let isDirective = source.utf8.first == UInt8(ascii: "/")
    let client = "struct Client: DependencyClient { var run: @Sendable () -> Void }"
    let code =
      isDirective
      ? generated(source + "\n" + client) : generated(client, otherFiles: [source])
    #expect(!code.contains("DependencyValues"))
    #expect(code.contains("static var unimplementedValue"))
  }

  @Test(arguments: [
    "struct Client: DependencyClient {}", "struct Client: GeneratedSupport.DependencyClient {}",
    "struct Client {}\nextension Client: DependencyClient {}",
    "typealias Mine = DependencyClient\nstruct Client: Mine {}",
    "protocol Mine: DependencyClient {}\nstruct Client: Mine {}",
  ])
  func aClientIsKnownByItsConformance(source: String) {
    #expect(generated(source).contains("extension Client {"))
  }

  @Test(arguments: [
    "struct Client {}", "import Dependencies\nstruct Client: DependencyClient {}",
    "protocol DependencyClient {}\nstruct Client: DependencyClient {}",
    "struct Client: Other.DependencyClient {}",
  ])
  func nothingElseIsAClient(source: String) {
    #expect(!generated(source).contains("extension Client"))
  }

  @Test func namesMeanTheSameInTheExtension() {
    let code = generated(
      """
      enum Outer {
        struct Row {}
        struct Client: DependencyClient {
          var load: @Sendable (_ row: Row, _ all: [String: Own]) throws(Failure) -> Own?
          struct Own {}
        }
        struct Failure: Error {}
      }
      """)
    #expect(
      code.contains(
        "func load(row p0: Outer.Row, all p1: [String: Outer.Client.Own]) throws(Outer.Failure) "
          + "-> Outer.Client.Own? {"))
  }

  @Test func aTypealiasOfAFunctionIsFollowedToOtherFiles() {
    let code = generated(
      "struct Client: DependencyClient { var load: Types.Load }",
      otherFiles: [
        "enum Types { typealias Load = Inner; typealias Inner = @Sendable (_ id: ID) -> Void }",
        "extension Types { struct ID {} }",
      ])
    #expect(code.contains("  func load(id p0: Types.ID) {"))
    #expect(code.contains("load(id:)\").report(p0)"))
  }

  @Test func whatTheUserHasWrittenIsNotWrittenAgain() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var load: @Sendable (_ id: Int) throws -> Int
        func load(id: Int) -> Int { 1 }
      }
      extension Client {
        static var unimplementedValue: Client { Client() }
      }
      """)
    #expect(!code.contains("func load"))
    #expect(!code.contains("static var unimplementedValue"))
    #expect(code.contains("  init() {"))
  }

  @Test func anOverloadIsNoReasonToLeaveAMethodOut() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var load: @Sendable (_ id: Int) throws -> Int
        func load(name: String) -> Int { 1 }
      }
      """)
    #expect(code.contains("func load(id p0: Int) throws -> Int {"))
  }

  @Test func anEmptyInitializerOfTheUserStaysTheirs() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var load: @Sendable () throws -> Int
        init() { load = { 1 } }
      }
      """)
    #expect(code.contains("fileprivate init(_unimplemented: Swift.Void) {"))
    #expect(code.contains("Self(_unimplemented: ())"))
    #expect(!code.contains("  init() {"))
  }

  @Test func defaultsAreReadWhenEverythingElseIsSet() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var first: @Sendable () -> Int = { 1 }
        var second: @Sendable () throws -> Int
      }
      """)
    let own = code.range(of: "let ownFirst = self.first")
    let other = code.range(of: "self.second = {")
    #expect(own != nil && other != nil && other!.lowerBound < own!.lowerBound)
  }

  @Test(arguments: [
    ("struct C", "", false), ("public struct C", "public ", true),
    ("package struct C", "package ", true),
  ])
  func aMemberwiseInitializerIsGeneratedWhereSwiftsIsOutOfReach(
    introducer: String, access: String, isGenerated: Bool
  ) {
    let code = generated(
      "\(introducer): DependencyClient { \(access)var run: @Sendable () -> Void }")
    let isThere = code.contains("\(access)init(\n    run: @escaping @Sendable () -> Void,")
    #expect(isThere == isGenerated)
  }

  @Test func anInternalInitializerIsGeneratedWhereAPrivatePropertyHidesSwifts() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var run: @Sendable () -> Void
        private var count = 1
      }
      """)
    #expect(code.contains("  init(\n    run: @escaping @Sendable () -> Void\n  ) {"))
  }

  @Test func anInitializerIsAsVisibleAsWhatItTakes() {
    let code = generated(
      """
      public struct Client: DependencyClient {
        public var run: @Sendable () -> Void
        var secret: @Sendable () -> Void
      }
      """)
    #expect(!code.contains("secret: @escaping"))
    #expect(code.contains("  public init() {"))
  }

  @Test func whatHasNoValueIsAskedFor() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var run: @Sendable () -> Void
        let url: URL
        static var unimplementedValue: Self { Self(url: .temporary) }
      }
      """)
    #expect(code.contains("  init(url: URL) {"))
    #expect(code.contains("    self.url = url"))
  }

  @Test(arguments: [
    "static var shared: @Sendable () -> Void = {}", "var computed: @Sendable () -> Void { {} }",
    "@Dependency(\\.date) var date",
    "// reducergen: ignore\n  let fixed: @Sendable () -> Void = {}",
    "lazy var late: @Sendable () -> Void = {}", "private var own: @Sendable () -> Void = {}",
    "var optional: (@Sendable () -> Void)?",
  ])
  func whatIsNoEndpointIsLeftAlone(member: String) {
    let code = generated(
      "struct Client: DependencyClient {\n  \(member)\n  var run: @Sendable () throws -> Int }")
    #expect(code.contains("self.run = {"))
    #expect(code.components(separatedBy: "_endpoint(\"").count == 2)
  }

  @Test func anEndpointThatIsNotSendableIsExplainedInSwiftSix() {
    let code = generated(
      """
      struct Client: DependencyClient {
        var plain: (Int) -> Void
        var fine: @Sendable () -> Void
        var isolated: @MainActor () -> Void
      }
      """)
    #expect(code.components(separatedBy: "#error(").count == 2)
    #expect(code.contains("#if swift(>=6)\n#error(\"'plain' of 'Client' is not '@Sendable'"))
  }

  @Test func aDeprecatedEndpointWarnsNobodyWhoDoesNotUseIt() {
    let code = generated(
      """
      struct Client: DependencyClient {
        @available(*, deprecated) var old: @Sendable (_ x: Int) -> Void
      }
      """)
    #expect(code.contains("@available(*, deprecated)\n  func old(x p0: Int) {"))
    #expect(code.components(separatedBy: "  @available(*, deprecated)\n").count == 4)
  }
}
