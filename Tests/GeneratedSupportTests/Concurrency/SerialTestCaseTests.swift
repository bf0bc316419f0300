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
    let results = await resultsOfTyping { SearchModel() }
    XCTAssertEqual(results, [[], ["Be"]])
  }
}
