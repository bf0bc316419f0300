import Dispatch
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

  func testAnActorDebounces() async {
    let results = await resultsOfTyping(SearchActor.init)
    XCTAssertEqual(results, [[], ["Be"]])
  }

  func testCallsOfAnActorRunInOrder() async {
    for _ in 0..<100 {
      let log = CallLog()
      let tasks = (0..<1_000).map { index in
        Task { await log.add(index) }
      }
      for task in tasks { await task.value }
      let (calls, areSerial) = await (log.calls, log.areSerial)
      XCTAssertEqual(calls, Array(0..<1_000))
      XCTAssertTrue(areSerial)
    }
  }

  func testChildTasksRunInOrder() async {
    for _ in 0..<100 {
      let order = LockIsolated<[Int]>([])
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<1_000 {
          group.addTask { order.withValue { $0.append(index) } }
        }
      }
      XCTAssertEqual(order.value, Array(0..<1_000))
    }
  }
}

private actor CallLog {
  private(set) var calls: [Int] = []
  /// Whether all calls ran on the main thread.
  private(set) var areSerial = true

  func add(_ call: Int) {
    calls.append(call)
    areSerial = areSerial && MainQueue.isCurrent
  }
}

final class AfterSerialTestCaseTests: XCTestCase {
  /// This blocks the main thread, so a serial task would never run.
  func testTasksRunOnOtherThreadsAgain() {
    let count = LockIsolated(0)
    withMainSerialExecutor { count.withValue { $0 += 1 } }
    let isDone = DispatchSemaphore(value: 0)
    for start in [{ Task(operation: $0) }, { Task.detached(operation: $0) }] as [Start] {
      _ = start {
        count.withValue { $0 += MainQueue.isCurrent ? 0 : 1 }
        isDone.signal()
      }
      XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success)
    }
    XCTAssertEqual(count.value, 3)
  }

  private typealias Start = (@escaping @Sendable () async -> Void) -> Task<Void, Never>
}
