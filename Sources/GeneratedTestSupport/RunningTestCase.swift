import Synchronization
import XCTest

/// Knows whether XCTest is running a test case; asked from any thread.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared = RunningTestCase()

  private let isRunningNow = Mutex(false)

  var isRunning: Bool { isRunningNow.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    isRunningNow.withLock { $0 = true }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    isRunningNow.withLock { $0 = false }
  }
}
