import GeneratedSupport

extension TestEffects {
  /// How a wait has ended.
  enum Outcome: Equatable {
    case done
    /// No effect is running.
    case noEffects
    /// All running effects sleep on clocks that the test controls.
    case allAsleep
    /// The effects go on and on, and are never idle.
    case restless
    case timedOut
  }

  /// How often the effects may sleep on a clock that takes no time before they count as restless.
  private static var sleepLimit: Int { 100 }

  /// How often restless effects are waited for. An explicit timeout makes it longer.
  private static var restlessLimit: Int { 3 }

  /// Waits until the condition holds, or until no effect can make it hold.
  ///
  /// - Parameter timeout: Nil stands for ``timeout``. If it is not nil, the wait includes effects
  ///   that sleep.
  func wait(
    timeout: Duration?, until isDone: @escaping @MainActor () -> Bool
  ) async -> (outcome: Outcome, idle: Duration) {
    var idle = Duration.zero
    var restless = (rounds: 0, time: Duration.zero)
    let limit = timeout ?? self.timeout
    while !isDone() {
      if !areRunning { return (.noEffects, idle) }
      let start = ContinuousClock.now
      let isAtRest = await settle(until: isDone)
      if isDone() || !areRunning { continue }
      if !isAtRest {
        restless = (restless.rounds + 1, restless.time + start.duration(to: .now))
        if restless.rounds >= Self.restlessLimit, restless.time >= timeout ?? .zero {
          return (.restless, idle)
        }
        continue
      }
      let effects = functions
      if effects.contains(where: \.sleeps.isAboutToEnd) { continue }
      let areAllAsleep = !effects.isEmpty && effects.allSatisfy { $0.sleeps.value > 0 }
      if timeout == nil, areAllAsleep { return (.allAsleep, idle) }
      if idle >= limit { return (.timedOut, idle) }
      idle += await waitForJob(atMost: limit - idle)
    }
    return (.done, idle)
  }

  /// Tells how long the test has waited, for a report.
  func waitText(_ outcome: Outcome, _ timeout: Duration?) -> String {
    outcome == .timedOut ? " after \(timeout ?? self.timeout)" : ""
  }

  /// Lets the effects run until all of them have completed or wait for something, or until the
  /// condition holds.
  ///
  /// - Returns: False if they are never idle.
  @discardableResult
  func settle(until isDone: @escaping @MainActor () -> Bool = { false }) async -> Bool {
    for _ in 0..<Self.sleepLimit where areRunning && !isDone() {
      if await !executor.settle(until: { isDone() || !self.areRunning }) { return false }
      if !executor.hasSleepers { return true }
    }
    return !areRunning || isDone()
  }

  /// Returns how long the wait took.
  private func waitForJob(atMost limit: Duration) async -> Duration {
    // All work is idle, so that only something outside can end the wait: a thread, or a real sleep.
    JobOrders.current?.meetsOtherWork()
    let start = ContinuousClock.now
    await executor.waitForJob(atMost: limit)
    let duration = start.duration(to: .now)
    idleTime += duration
    return duration
  }
}
