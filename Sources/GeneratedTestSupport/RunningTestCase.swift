import GeneratedSupport
import XCTest

/// The run of the test case that XCTest is running. It can be read on any thread.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared = RunningTestCase()

  private let current = Locked<TestRun?>(nil)

  /// Nil if none is running.
  var run: TestRun? { current.withLock { $0 } }

  var isRunning: Bool { run != nil }

  func testCaseWillStart(_ testCase: XCTestCase) {
    current.withLock { $0 = TestRun() }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    current.withLock { $0 = nil }
  }
}
