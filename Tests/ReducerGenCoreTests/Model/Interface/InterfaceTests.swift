import Testing

@testable import ReducerGenCore

@Suite struct InterfaceTests {
  @Test func anInterfaceThatIsIgnoredGetsNothing() {
    #expect(
      !generated("// reducergen: ignore\nprotocol Store: DependencyInterface { func run() }")
        .contains("StoreClient"))
  }

  @Test func aProtocolThatInheritsAnInterfaceGetsNoClientOfItsOwn() {
    let code = generated(
      """
      protocol Store: DependencyInterface { func run() }
      protocol Shop: Store {}
      struct Live: Store { func run() {} }
      """)
    #expect(code.contains("struct StoreClient: Store,"))
    #expect(!code.contains("ShopClient") && !code.contains("LiveClient"))
  }

  @Test func aTypealiasLeadsToTheAnnotation() {
    #expect(
      generated("typealias Asks = DependencyInterface & Sendable\nprotocol Store: Asks {}")
        .contains("struct StoreClient"))
  }

  @Test func aKeyThatIsWrittenByHandIsNotGenerated() {
    let code = generated(
      """
      protocol Store: DependencyInterface { func run() }
      extension DependencyValues {
        var shop: any Store { get { self[StoreClient.self] } set { self[StoreClient.self] = newValue } }
      }
      """)
    #expect(!code.contains("extension GeneratedSupport.DependencyValues"))
    #expect(code.contains(#"key: "shop""#))
  }

  @Test func aTestValueThatIsWrittenByHandIsNotGenerated() {
    let code = generated(
      """
      protocol Store: DependencyInterface { func run() }
      extension StoreClient { static var testValue: any Store { StoreClient(run: {}) } }
      """)
    #expect(!code.contains("static var testValue"))
  }

  @Test func conditionsAndAvailabilityAreKept() {
    let code = generated(
      """
      #if A
        @available(macOS 15, *)
        protocol Store: DependencyInterface {
          func run()
          #if B
            func stop()
          #endif
        }
      #endif
      """)
    let lines = code.split(separator: "\n")
    #expect(lines.count { $0 == "#if A" } == 1)
    #expect(lines.count { $0 == "@available(macOS 15, *)" } == 3)
    #expect(lines.count { $0 == "#if B" } == 3)
  }

  @Test func callsAreKeptOnlyWhereTheyAreAskedFor() {
    let source = "protocol Store: DependencyInterface { func run() }"
    #expect(!generated(source).contains("Calls"))
    #expect(generated("// reducergen: records\n" + source).contains("let calls = Calls()"))
  }
}
