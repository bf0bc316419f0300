import ReducerGenMigration
import Testing

/// What changes in tests.
@Suite struct TestRulesTests {
  private func assertTest(
    _ before: String, to after: String, isForLinux: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var options = Migration.Options()
    options.isForLinux = isForLinux
    assertMigrates(
      "import ComposableArchitecture\n\n" + before, to: "import GeneratedTestSupport\n\n" + after,
      isTest: true, options: options, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("func testX() {", "func testX() async {"),
    ("func testX() throws {", "func testX() async throws {"),
    ("func testX() async {", "func testX() async {"),
    ("func testX(_ x: Int) {", "func testX(_ x: Int) {"),
    ("func makeStore() {", "func makeStore() {"),
  ])
  func testsOnTheMainActorBecomeAsynchronous(before: String, after: String) {
    let head = "@MainActor\nfinal class T: XCTestCase {\n  "
    assertTest(head + before + "}\n}\n", to: head + after + "}\n}\n", isForLinux: true)
    assertTest(head + before + "}\n}\n", to: head + before + "}\n}\n")
    let other = "final class T: XCTestCase {\n  "
    assertTest(other + before + "}\n}\n", to: other + before + "}\n}\n", isForLinux: true)
  }

  @Test func aSingleTestOnTheMainActor() {
    assertTest(
      "class T: XCTestCase {\n  @MainActor func testX() {}\n  func testY() {}\n}\n",
      to: "class T: XCTestCase {\n  @MainActor func testX() async {}\n  func testY() {}\n}\n",
      isForLinux: true)
  }

  @Test(arguments: [
    (
      "await store.receive(\\.a, timeout: NSEC_PER_SEC) { $0.a = 1 }",
      "await store.receive(\\.a, timeout: .nanoseconds(NSEC_PER_SEC)) { $0.a = 1 }"
    ),
    (
      "await store.finish(timeout: 2 * NSEC_PER_MSEC)",
      "await store.finish(timeout: .nanoseconds(2 * NSEC_PER_MSEC))"
    ),
    (
      "await task.finish(timeout: 1_000_000)", "await task.finish(timeout: .nanoseconds(1_000_000))"
    ),
    (
      "await store.receive(.a, timeout: .seconds(1))",
      "await store.receive(.a, timeout: .seconds(1))"
    ),
    (
      "await store.finish(timeout: .nanoseconds(NSEC_PER_SEC))",
      "await store.finish(timeout: .nanoseconds(NSEC_PER_SEC))"
    ),
    ("await store.receive(.a, timeout: delay)", "await store.receive(.a, timeout: delay)"),
    ("fulfill(x, timeout: 1)", "fulfill(x, timeout: 1)"),
  ])
  func timeoutsInNanoseconds(before: String, after: String) {
    assertTest("func f() async {\n  \(before)\n}\n", to: "func f() async {\n  \(after)\n}\n")
  }

  @Test(arguments: [
    ("XCTModify(&$0.a[id: 0], case: \\.b) { $0 += 1 }", "$0.a[id: 0].modify(\\.b) { $0 += 1 }"),
    ("XCTModify(&$0.login) { $0.isOn = true }", "$0.login.modify(\\.some) { $0.isOn = true }"),
  ])
  func xctModifyIsAFunctionOfTheEnum(before: String, after: String) {
    assertTest(
      "func f() {\n  store.assert { \(before) }\n}\n",
      to: "func f() {\n  store.assert { \(after) }\n}\n")
  }

  @Test func theExecutorOfATestStoreIsNotChosen() {
    assertTest(
      """
      func f() async {
        let store = make()
        store.useMainSerialExecutor = true
        await store.send(.a)
        if other { store.useMainSerialExecutor = false }
      }

      """,
      to: """
        func f() async {
          let store = make()
          await store.send(.a)
          if other { store.useMainSerialExecutor = false }
        }

        """)
  }
}
