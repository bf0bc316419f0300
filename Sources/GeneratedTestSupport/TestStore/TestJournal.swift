import GeneratedSupport

/// The record of a test store: what its feature has done, and how far the test has asserted it.
@MainActor
final class TestJournal<State: Equatable, Action> {
  typealias Received = ReceivedActions<State, Action>.Entry

  /// An action that the test has sent, whose effects may be running.
  private struct Origin {
    let activity: EffectActivity
    let action: Action
  }

  nonisolated let mark: TestStoreMark
  nonisolated let reports: TestReports
  let effects = TestEffects()
  private(set) var core: RootCore<State, Action>!
  /// Whether the feature under test has dismissed itself.
  private(set) var isDismissed = false
  var states: TestedStates<State>
  let shared = SharedAssertions()
  var received = ReceivedActions<State, Action>()
  private var origins: [Origin] = []
  /// The actions of effects that wait for the test. Nil if they don't wait.
  var held: HeldActions<Action>? {
    didSet {
      guard let held else { return core.hold = nil }
      core.hold = { await held.hold($0) }
    }
  }
  /// The test that uses the store.
  private var run = TestRun.current
  var recording = TestRecording()

  init(_ state: State, _ reducer: some Reducer<State, Action>, site: CallSite) {
    let trace = Trace.inForce ?? Trace()
    mark = TestStoreMark(site: site)
    reports = TestReports(trace)
    states = TestedStates(state)
    core = withTrace(trace) {
      shared.tracker.track {
        RootCore(
          state, reducer, site: site, scheduler: effects.executor,
          willReduce: { [weak self] in self?.actionBegins() },
          recorder: { [weak self] action, isFromEffect, state in
            self?.record(action, isFromEffect, state)
          })
      }
    }
    effects.registry = core.effects
    core.dismissRoot = { [weak self] in self?.dismiss() }
  }

  /// Where the store was made.
  var site: CallSite { mark.site }

  /// Makes the checks of the end, and ends all effects. Returns what they report; nil if the store
  /// has ended already.
  func end() -> [TestReport]? {
    if !mark.end() { return nil }
    return reports.collect {
      reportLeftovers()
      // The store may stay in memory. Its effects must not run into the next test.
      effects.end()
    }
  }

  private func actionBegins() {
    // A closure that asserts a change of the state makes the same ids as the reducer.
    states.actionBegins(core.dependencies.stackElementID.copy)
    shared.actionBegins()
  }

  private func dismiss() {
    isDismissed = true
    effects.registry.cancelAll()
  }

  private func record(
    _ action: Action, _ isFromEffect: Bool, _ state: State
  ) -> SharedChange? {
    let change = states.actionEnds(state, shared.changesOfAction)
    if isFromEffect {
      received.append(action, change, recording.position)
      effects.hasSentAction()
    } else {
      states.sent = change
    }
    return SharedChange(shared.tracker, change.sharedChanges)
  }

  func send(_ action: Action, at site: CallSite) -> EffectActivity {
    let activity = EffectActivity(site: site)
    origins.removeAll { $0.activity.isFinished }
    origins.append(Origin(activity: activity, action: action))
    _ = core.send(action, for: activity)
    return activity
  }

  /// The actions of the test that these effects come from, in the order in which they were sent.
  func origins(of effects: [RunningEffect]) -> [(action: Action, site: CallSite)] {
    let activities = Set(effects.map { ObjectIdentifier($0.activity) })
    return origins.filter { activities.contains(ObjectIdentifier($0.activity)) }
      .map { ($0.action, $0.activity.site ?? site) }
  }

  /// Reports the use of the store in a test that comes after its own. Its end has been checked
  /// already.
  func checkRun(at site: CallSite) {
    if !mark.hasEnded || run === TestRun.current { return }
    run = TestRun.current
    reports.add(
      """
      The test that made this test store has ended, and the store has been checked. Nothing checks what it does now.

      The store was made at \(self.site). Make a new one in each test.
      """, at: site)
  }

  /// Drops the received actions before this index. The state becomes the state after the last
  /// dropped action.
  func drop(before index: Int, at site: CallSite, isReported: Bool) {
    if index == 0 { return }
    let change = received.pending[index - 1].change
    received.drop(before: index, at: site, isReported: isReported)
    states.asserted = change.after
    shared.skip(to: change.sharedChanges.upperBound)
  }
}
