import GeneratedSupport
import XCTest

/// `withMainSerialExecutor` around the call of a test.
final class SerialTestCaseTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testTasksRunInOrder() async {
    for _ in 0..<100 {
      let order = LockIsolated<[Int]>([])
      let tasks = (0..<1_000).map { index in
        Task { order.withValue { $0.append(index) } }
      }
      for task in tasks { await task.value }
      XCTAssertEqual(order.value, Array(0..<1_000))
    }
  }

  func testDetachedTasksRunInOrder() async {
    for _ in 0..<100 {
      let order = LockIsolated<[Int]>([])
      let tasks = (0..<1_000).map { index in
        Task.detached { order.withValue { $0.append(index) } }
      }
      for task in tasks { await task.value }
      XCTAssertEqual(order.value, Array(0..<1_000))
    }
  }

  @MainActor func testAModelDebounces() async {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
      $0.searchClient.search = { [$0] }
    } operation: {
      SearchModel()
    }
    model.query = "B"
    await clock.advance(by: .milliseconds(100))
    model.query = "Be"
    await clock.advance(by: .milliseconds(300))
    XCTAssertEqual(model.results, ["Be"])
  }
}
