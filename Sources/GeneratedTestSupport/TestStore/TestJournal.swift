import GeneratedSupport

/// What has happened in a test store, and what of it the test has asserted.
@MainActor
final class TestJournal<State: Equatable, Action> {
  /// An action that an effect has sent.
  struct Received {
    let action: Action
    let before: State
    let after: State
    /// Whether a failed assertion has reported it already.
    var isReported = false
  }

  /// An action that the test has sent, whose effects may be running.
  private struct Origin {
    let activity: EffectActivity
    let action: Action
  }

  let mark: TestStoreMark
  let executor = SerialExecutors.joinRunningTest()
  private(set) var core: RootCore<State, Action>!
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.milliseconds(100)
  /// The state after the last action that was asserted or skipped.
  var state: State
  /// The state after the last action that was reduced.
  private var last: State
  /// The state after the last action that the test has sent.
  private(set) var sent: State
  /// The actions that the test has not received yet.
  var received: [Received] = []
  private var origins: [Origin] = []
  /// The running effects that a failed assertion has reported already.
  var reportedEffects: Set<Int> = []

  init(_ state: State, _ reducer: some Reducer<State, Action>, site: CallSite) {
    mark = TestStoreMark(site: site)
    self.state = state
    last = state
    sent = state
    core = RootCore(state, reducer, site: site, executor: executor) {
      [weak self] action, isFromEffect, state in
      self?.record(action, isFromEffect, state)
    }
  }

  /// Where the store was made.
  var site: CallSite { mark.site }

  private func record(_ action: Action, _ isFromEffect: Bool, _ state: State) {
    if isFromEffect {
      received.append(Received(action: action, before: last, after: state))
      executor.wake()
    } else {
      sent = state
    }
    last = state
  }

  func send(_ action: Action, at site: CallSite) -> EffectActivity {
    let activity = EffectActivity(site: site)
    origins.removeAll { $0.activity.isFinished }
    origins.append(Origin(activity: activity, action: action))
    _ = core.send(action, for: activity)
    return activity
  }

  /// Forgets the received actions before this one. The state is then that before it.
  func skip(to index: Int) {
    if index > 0 { state = received[index - 1].after }
    received.removeFirst(index)
  }
}

// MARK: Effects

extension TestJournal {
  /// The running functions of effects.
  var effects: [RunningEffect] { core.effects.effects.filter(\.isFunction) }

  var hasEffects: Bool { !core.effects.isEmpty }

  /// The actions of the test that running effects come from, in the order in which they were sent.
  var runningActions: [(action: Action, site: CallSite)] {
    let running = Set(effects.map { ObjectIdentifier($0.activity) })
    return origins.filter { running.contains(ObjectIdentifier($0.activity)) }
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

  /// Waits until the condition holds, as long as effects can make it so.
  ///
  /// - Parameter timeout: Nil stands for ``timeout``. If it is given, effects that sleep are waited for, too.
  func wait(
    timeout: Duration?, until isDone: @escaping @MainActor () -> Bool
  ) async -> (outcome: Outcome, idle: Duration) {
    var idle = Duration.zero
    let limit = timeout ?? self.timeout
    while !isDone() {
      if !hasEffects { return (.noEffects, idle) }
      await executor.settle(until: { isDone() || !self.hasEffects })
      if isDone() || !hasEffects { continue }
      if timeout == nil, effects.allSatisfy({ $0.sleeps.value > 0 }) { return (.allAsleep, idle) }
      if idle >= limit { return (.timedOut, idle) }
      let start = ContinuousClock.now
      await executor.waitForJob(atMost: limit - idle)
      idle += start.duration(to: .now)
    }
    return (.done, idle)
  }

  /// Lets the effects run until all of them have completed or wait for something.
  func settle() async {
    if hasEffects { await executor.settle(until: { !self.hasEffects }) }
  }
}
