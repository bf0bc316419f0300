import GeneratedSupport

/// The effects of a test store, and the waits for them.
@MainActor
final class TestEffects {
  let executor = SerialExecutors.joinRunningTest()
  /// Until the end of the store.
  private var serialScope: SerialScope? = SerialScope()
  /// The running effects of the core, which begins with it. A wait asks for them after each job,
  /// and the core has weak references, with which each use of it takes some nanoseconds more.
  var registry: EffectRegistry!
  /// How long to wait for things that the test does not control.
  var timeout = Duration.milliseconds(100)
  /// How long the test has waited for them.
  var idleTime = Duration.zero
  /// The effects that the test has skipped. Some may ignore their cancellation for a while.
  private var skipped: Set<Int> = []
  /// The running effects that a failed assertion has reported already.
  private var reported: Set<Int> = []
  private var sentCount = 0
  /// How many actions had been sent at the time of the last such report.
  private var reportedCount = 0

  /// The running functions of effects, except those that the test has skipped.
  var functions: [RunningEffect] {
    registry.effects.filter { $0.isFunction && !skipped.contains($0.number) }
  }

  /// Whether anything is running that the test has not skipped: functions, their parts and
  /// sequences.
  var areRunning: Bool {
    if skipped.isEmpty { return !registry.isEmpty }
    return registry.effects.contains { !skipped.contains($0.number) }
  }

  func hasSentAction() {
    sentCount += 1
    executor.wake()
  }

  /// Cancels all effects. Those that then go on outside of the test are not waited for.
  func skip() async {
    registry.cancelAll()
    await settle()
    skipped.formUnion(registry.effects.map(\.number))
  }

  func end() {
    registry.cancelAll()
    serialScope = nil
  }
}

// MARK: Reports

extension TestEffects {
  /// The end of the store, and assertions that wait for the same effects in vain, do not report
  /// them again.
  func markReported(_ effects: [RunningEffect]) {
    reported.formUnion(effects.map(\.number))
    reportedCount = sentCount
  }

  func isReported(_ effect: RunningEffect) -> Bool { reported.contains(effect.number) }

  /// Whether an assertion has already failed because of all running effects, and they have sent
  /// nothing since.
  var areReported: Bool {
    let functions = functions
    return !functions.isEmpty && sentCount == reportedCount && functions.allSatisfy(isReported)
  }
}
