/// How many tasks of a piece of work sleep on a clock that a test controls. They wait for the test, which
/// therefore need not wait for them.
package final class SleepCount: Sendable {
  /// Counts the sleeps of this task and of those that it starts.
  @TaskLocal package static var current: SleepCount?

  private let count = Locked(0)

  package init() {}

  package var value: Int { count.withLock { $0 } }

  func begin() { count.withLock { $0 += 1 } }

  func end() { count.withLock { $0 -= 1 } }
}
