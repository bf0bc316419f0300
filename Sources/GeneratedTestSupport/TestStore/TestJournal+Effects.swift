import GeneratedSupport

extension TestJournal {
  /// The running functions of effects.
  var effects: [RunningEffect] { core.effects.effects.filter(\.isFunction) }

  var hasEffects: Bool { !core.effects.isEmpty }

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
    case timedOut
  }

  /// How often the effects may sleep on a clock that takes no time before they count as endless.
  private static var sleepLimit: Int { 100 }

  /// Waits until the condition holds, or until no effect can make it hold.
  ///
  /// - Parameter timeout: Nil stands for ``timeout``. If it is not nil, the wait includes effects that sleep.
  func wait(
    timeout: Duration?, until isDone: @escaping @MainActor () -> Bool
  ) async -> (outcome: Outcome, idle: Duration) {
    var idle = Duration.zero
    let limit = timeout ?? self.timeout
    while !isDone() {
      if !hasEffects { return (.noEffects, idle) }
      await settle(until: isDone)
      if isDone() || !hasEffects { continue }
      if timeout == nil, effects.allSatisfy({ $0.sleeps.value > 0 }) { return (.allAsleep, idle) }
      if idle >= limit { return (.timedOut, idle) }
      idle += await waitForJob(atMost: limit - idle)
    }
    return (.done, idle)
  }

  /// Lets the effects run until all of them have completed or wait for something, or until the condition
  /// holds.
  func settle(until isDone: @escaping @MainActor () -> Bool = { false }) async {
    for _ in 0..<Self.sleepLimit where hasEffects && !isDone() {
      await executor.settle(until: { isDone() || !self.hasEffects })
      if !executor.hasSleepers { return }
    }
  }

  /// Returns how long the wait took.
  private func waitForJob(atMost limit: Duration) async -> Duration {
    let start = ContinuousClock.now
    await executor.waitForJob(atMost: limit)
    let duration = start.duration(to: .now)
    idleTime += duration
    return duration
  }
}
