import GeneratedSupport
import XCTest

/// The run of the test case that XCTest is running. It can be read on any thread.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared = RunningTestCase()

  private struct Current {
    let run = TestRun()
    /// Used on the main thread only, on which XCTest runs it.
    let testCase: UncheckedSendable<XCTestCase>
  }

  private let current = Locked<Current?>(nil)

  /// Nil if none is running.
  var run: TestRun? { current.withLock { $0?.run } }

  var isRunning: Bool { run != nil }

  @MainActor var testCase: XCTestCase? { failingTestCase }

  /// For recording a failure only, which `XCTFail` does on any thread, too.
  var failingTestCase: XCTestCase? { current.withLock { $0?.testCase }?.value }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let current = Current(testCase: UncheckedSendable(testCase))
    self.current.withLock { $0 = current }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    // The run is released after the lock: the values in it are the user's.
    let ended = current.withLock { current in
      defer { current = nil }
      return current
    }
    ended?.run.end()
  }
}
