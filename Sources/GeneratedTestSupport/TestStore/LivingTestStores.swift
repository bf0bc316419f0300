import GeneratedSupport
import XCTest

/// The test stores that exist. A store that outlives its test can't make its checks in time.
///
/// XCTest keeps its test cases until the process ends, so a store in a property of one is checked when its test
/// ends. Swift Testing does not say when a test ends, so there a store is checked when it goes away, and one
/// that never does is reported when the process ends.
enum LivingTestStores {
  private struct Entry {
    weak var mark: TestStoreMark?
  }

  private static let entries = Locked<[Entry]>([])

  /// Checks the store at the end of the running test case.
  @MainActor
  static func add<State, Action>(_ journal: TestJournal<State, Action>) {
    _ = reportAtExit
    let mark = journal.mark
    entries.withLock { entries in
      entries.removeAll { $0.mark == nil }
      entries.append(Entry(mark: mark))
    }
    RunningTestCase.shared.testCase?.addTeardownBlock { [weak journal] in
      MainActor.assumeIsolated { journal?.end() }
    }
  }

  private static let reportAtExit: Void = {
    atexit {
      for entry in LivingTestStores.entries.withLock({ $0 }) { entry.mark?.reportOutliving() }
    }
  }()
}

/// Stands for a test store. It can be used on any thread.
final class TestStoreMark: Sendable {
  /// Where the store was made.
  let site: CallSite
  private let hasEnded = Locked(false)

  init(site: CallSite) {
    self.site = site
  }

  /// Returns false if the store has ended before.
  func end() -> Bool {
    hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
  }

  /// Fails the process, because no test is running.
  fileprivate func reportOutliving() {
    if !end() { return }
    IssueReport(
      """
      A test store was still in memory when all tests had ended, so nothing has checked that its actions were \
      received and its effects completed. Don't keep a test store in a static property, and don't share it \
      between tests.
      """, site: site
    ).deliver()
  }
}
