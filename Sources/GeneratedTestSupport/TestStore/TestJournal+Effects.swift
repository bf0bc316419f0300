import GeneratedSupport

extension TestJournal {
  /// The running functions of effects, except those that the test has skipped.
  var effects: [RunningEffect] {
    registry.effects.filter { $0.isFunction && !skippedEffects.contains($0.number) }
  }

  /// Whether anything is running that the test has not skipped: functions, their parts and
  /// sequences.
  var hasEffects: Bool {
    if skippedEffects.isEmpty { return !registry.isEmpty }
    return registry.effects.contains { !skippedEffects.contains($0.number) }
  }

  /// Cancels all effects. Those that then go on outside of the test are not waited for.
  func cancelEffects() async {
    registry.cancelAll()
    await settle()
    skippedEffects.formUnion(registry.effects.map(\.number))
  }

  /// The actions of the test that these effects come from, in the order in which they were sent.
  func origins(of effects: [RunningEffect]) -> [(action: Action, site: CallSite)] {
    let activities = Set(effects.map { ObjectIdentifier($0.activity) })
    return origins.filter { activities.contains(ObjectIdentifier($0.activity)) }
      .map { ($0.action, $0.activity.site ?? site) }
  }

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
      if !hasEffects { return (.noEffects, idle) }
      let start = ContinuousClock.now
      let isAtRest = await settle(until: isDone)
      if isDone() || !hasEffects { continue }
      if !isAtRest {
        restless = (restless.rounds + 1, restless.time + start.duration(to: .now))
        if restless.rounds >= Self.restlessLimit, restless.time >= timeout ?? .zero {
          return (.restless, idle)
        }
        continue
      }
      let effects = effects
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
    for _ in 0..<Self.sleepLimit where hasEffects && !isDone() {
      if await !executor.settle(until: { isDone() || !self.hasEffects }) { return false }
      if !executor.hasSleepers { return true }
    }
    return !hasEffects || isDone()
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
