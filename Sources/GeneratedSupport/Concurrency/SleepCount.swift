/// The tasks of a piece of work that sleep on clocks that a test controls. They wait for the test,
/// which therefore need not wait for them.
package final class SleepCount: Sendable {
  private struct State {
    var lastNumber = 0
    /// For each sleep, whether the test is advancing its clock.
    var sleeps: [Int: @Sendable () -> Bool] = [:]
  }

  /// Counts the sleeps of this task and of those that it starts.
  @TaskLocal package static var current: SleepCount?

  private let state = Locked(State())

  package init() {}

  package var value: Int { state.withLock { $0.sleeps.count } }

  /// Whether the test is advancing one of the clocks, so that a sleep may be about to end.
  package var isAboutToEnd: Bool {
    state.withLock { Array($0.sleeps.values) }.contains { $0() }
  }

  /// Returns the number of the sleep.
  func begin(isAboutToEnd: @escaping @Sendable () -> Bool) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.sleeps[state.lastNumber] = isAboutToEnd
      return state.lastNumber
    }
  }

  func end(_ number: Int) { state.withLock { $0.sleeps[number] = nil } }
}
