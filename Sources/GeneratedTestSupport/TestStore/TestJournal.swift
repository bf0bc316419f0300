import GeneratedSupport

/// The record of a test store: the actions and states so far, and those that the test has asserted.
@MainActor
final class TestJournal<State: Equatable, Action> {
  /// An action that an effect has sent.
  struct Received {
    let action: Action
    let before: State
    let after: State
    /// The generator of stack ids as it was before the action.
    let stackIDs: StackElementIDGenerator
    /// The changes of shared values that the action has made.
    let sharedChanges: Range<Int>
    /// The statement of the test during which it arrived. Nil if that was between two.
    let statement: Int?
    /// The call that let time pass, during which it arrived: its index in the test.
    let advance: Int?
    /// Whether a failed assertion has reported it already.
    var isReported = false
  }

  /// A received action that the test has not asserted, and that it can no longer assert.
  struct Dropped {
    let received: Received
    /// The line after which it can't be received.
    let site: CallSite
  }

  /// An action that the test has sent, whose effects may be running.
  struct Origin {
    let activity: EffectActivity
    let action: Action
  }

  nonisolated let mark: TestStoreMark
  /// Whether a failure leaves no picture.
  nonisolated let isHidden = ScheduledRun.isHidden
  let executor = SerialExecutors.joinRunningTest()
  /// Until the end of the store.
  private var serialScope: SerialScope? = SerialScope()
  private(set) var core: RootCore<State, Action>!
  /// The running effects of `core`. A wait asks for them after each job, and `core` has weak
  /// references, with which each use of it takes some nanoseconds more.
  private(set) var registry: EffectRegistry!
  /// Whether the feature under test has dismissed itself.
  private(set) var isDismissed = false
  var exhaustivity = Exhaustivity.on
  var timeout = Duration.milliseconds(100)
  /// The state after the last action that was asserted or skipped.
  var state: State
  /// The state after the last action that was reduced.
  private var last: State
  /// The state after the last action that the test has sent.
  private(set) var sent: State
  /// The generator of stack ids as it was before the last action that was reduced.
  private var lastStackIDs = StackElementIDGenerator()
  /// The generator of stack ids as it was before the last action that the test has sent.
  private(set) var sentStackIDs = StackElementIDGenerator()
  /// The actions that the test has not received yet.
  var received: [Received] = []
  var dropped: [Dropped] = []
  private(set) var origins: [Origin] = []
  /// The running effects that a failed assertion has reported already.
  private(set) var reportedEffects: Set<Int> = []
  /// How many actions had been received at the time of the last such report.
  private var reportedCount = 0
  private var receivedCount = 0
  /// The test that uses the store.
  private var run = TestRun.current
  /// Called with the texts of issues that don't fail the test. The tests of `TestStore` use it.
  var willReportExpected: ((String) -> Void)?
  /// The effects that the test has skipped. Some may ignore their cancellation for a while.
  var skippedEffects: Set<Int> = []
  /// The reports of the end of the store, which are delivered later.
  private var finalReports: [TestReport]?
  /// How long the test has waited for things that it does not control.
  var idleTime = Duration.zero
  let shared = SharedAssertions()
  /// The actions of effects that wait for the test. Nil if they don't wait.
  var held: HeldActions<Action>? {
    didSet {
      guard let held else { return core.hold = nil }
      core.hold = { await held.hold($0) }
    }
  }
  nonisolated let trace: Trace
  /// Whether a report has failed the test.
  private(set) var hasFailed = false
  /// Writes assertions into the test. Nil in most tests.
  let recorder = AssertionRecording.current
  let advances: RunningAdvances?
  var statements = Statements()

  init(_ state: State, _ reducer: some Reducer<State, Action>, site: CallSite) {
    mark = TestStoreMark(site: site)
    advances = recorder == nil ? nil : RunningAdvances.ofRunningTest()
    let trace = Trace.inForce ?? Trace()
    self.trace = trace
    self.state = state
    last = state
    sent = state
    core = withTrace(trace) {
      shared.tracker.track {
        RootCore(
          state, reducer, site: site, scheduler: executor,
          willReduce: { [weak self] in self?.actionBegins() },
          recorder: { [weak self] action, isFromEffect, state in
            self?.record(action, isFromEffect, state)
          })
      }
    }
    registry = core.effects
    core.dismissRoot = { [weak self] in self?.dismiss() }
  }

  /// Where the store was made.
  var site: CallSite { mark.site }

  /// Makes the checks of the end, and ends all effects. Returns what they report; nil if the store
  /// has ended already.
  func end() -> [TestReport]? {
    if !mark.end() { return nil }
    finalReports = []
    reportLeftovers()
    // The store may stay in memory. Its effects must not run into the next test.
    registry.cancelAll()
    serialScope = nil
    defer { finalReports = nil }
    return finalReports ?? []
  }

  var isEnding: Bool { finalReports != nil }

  func deliver(_ report: TestReport) {
    if !report.isExpected {
      hasFailed = true
      // Inside of `withTrace`, the report tells the trace itself.
      if Trace.inForce == nil { trace.record(report.issue) }
    }
    if finalReports == nil { report.deliver() } else { finalReports?.append(report) }
  }

  private func actionBegins() {
    // A closure that asserts a change of the state makes the same ids as the reducer.
    lastStackIDs = core.dependencies.stackElementID.copy
    shared.actionBegins()
  }

  private func dismiss() {
    isDismissed = true
    registry.cancelAll()
  }

  private func record(
    _ action: Action, _ isFromEffect: Bool, _ state: State
  ) -> SharedChange? {
    if isFromEffect {
      received.append(
        Received(
          action: action, before: last, after: state, stackIDs: lastStackIDs,
          sharedChanges: shared.changesOfAction, statement: statements.running,
          advance: advances?.running))
      receivedCount += 1
      executor.wake()
    } else {
      sent = state
      sentStackIDs = lastStackIDs
      shared.sent = shared.tracker.position
    }
    last = state
    return SharedChange(shared.tracker, shared.changesOfAction)
  }

  func send(_ action: Action, at site: CallSite) -> EffectActivity {
    let activity = EffectActivity(site: site)
    origins.removeAll { $0.activity.isFinished }
    origins.append(Origin(activity: activity, action: action))
    _ = core.send(action, for: activity)
    return activity
  }

  /// The end of the store, and assertions that wait for the same effects in vain, do not report
  /// them again.
  func markReported(_ effects: [RunningEffect]) {
    reportedEffects.formUnion(effects.map(\.number))
    reportedCount = receivedCount
  }

  /// Whether an assertion has already failed because of all running effects, and they have sent
  /// nothing since.
  var areEffectsReported: Bool {
    let effects = effects
    return !effects.isEmpty && receivedCount == reportedCount
      && effects.allSatisfy { reportedEffects.contains($0.number) }
  }

  /// Reports the use of the store in a test that comes after its own. Its end has been checked
  /// already.
  func checkRun(at site: CallSite) {
    if !mark.hasEnded || run === TestRun.current { return }
    run = TestRun.current
    report(
      """
      The test that made this test store has ended, and the store has been checked. Nothing checks what it does now.

      The store was made at \(self.site). Make a new one in each test.
      """, at: site)
  }

  /// Drops the received actions before this index. The state becomes the state after the last
  /// dropped action.
  func drop(before index: Int, at site: CallSite, isReported: Bool) {
    if index == 0 { return }
    for var action in received[..<index] {
      action.isReported = action.isReported || isReported
      dropped.append(Dropped(received: action, site: site))
    }
    state = received[index - 1].after
    shared.skip(to: received[index - 1].sharedChanges.upperBound)
    received.removeFirst(index)
  }
}
