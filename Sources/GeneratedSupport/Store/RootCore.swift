/// The state of a store, its reducer, and its running effects.
///
/// - **Action**: it is *sent* by a caller or an effect, waits in the *queue* while another one is
///   processed, is *reduced*, and is *processed* when its effects have begun.
/// - **Activity** (``EffectActivity``): all effects that one action led to, for those who wait for
///   the end of them.
/// - **Stage** (``EffectStage``): the effects after which the next part of a `concatenate` begins.
/// - **Slot** (``ChildSlot``): where a child is in the state of its parent. A *scope*
///   (``EffectScope``) is a list of slots with the identities of the children in them. A child that
///   is *missing* is no longer in its slot.
/// - **Read** (``ObservedReads``): a part of the state that somebody observes. Reads are compared
///   when all actions are processed, with the state that was *observed* (``ObservedState``) before.
/// - **Check** (``DeferredChecks``): a question that is asked when all actions are processed, such
///   as whether a binding has changed the state.
/// - **Frame** (``DependencyFrame``): the dependencies for the reducer and its effects.
@MainActor
package final class RootCore<State, Action>: StoreCore<State, Action> {
  /// Called after an action has been reduced, before its effects begin. A test store records the
  /// action, and knows the changes of shared values.
  package typealias Recorder =
    @MainActor (
      _ action: Action, _ isFromEffect: Bool, _ state: State
    ) -> SharedChange?

  private struct QueuedAction {
    let action: Action
    let activity: EffectActivity
    let source: ActionSource
  }

  private var storage: State
  private let reducer: (inout State, Action) -> Effect<Action>
  private var queue: [QueuedAction] = []
  private var isProcessing = false
  private var isReducing = false
  /// Whether observers are being told that the state is about to change.
  private var isAnnouncing = false
  private var isObserved = false
  /// The state that observers have read, while actions are processed and somebody observes the
  /// store.
  private let observed = ObservedState<State>()
  private var runner: EffectRunner<Action>!
  private let willReduce: (@MainActor () -> Void)?
  private let recorder: Recorder?
  private let tracer: StoreTracer<State, Action>?
  /// Whether somebody wants to know of each action.
  private let isWatched: Bool
  private let site: CallSite

  private var frame: DependencyFrame?

  /// The reducer gets the dependencies that are in force here.
  ///
  /// - Parameters:
  ///   - site: Where the store is made.
  ///   - scheduler: Where the effects run. Nil stands for the system's threads.
  ///   - willReduce: Called before an action is reduced.
  package init(
    _ state: State, _ reducer: some Reducer<State, Action>, site: CallSite,
    scheduler: (any TaskScheduler)? = nil, willReduce: (@MainActor () -> Void)? = nil,
    recorder: Recorder? = nil
  ) {
    storage = state
    self.site = site
    self.reducer = { reducer.reduce(into: &$0, action: $1) }
    self.willReduce = willReduce
    self.recorder = recorder
    tracer = Trace.inForce.map { StoreTracer($0, state) }
    isWatched = recorder != nil || tracer != nil
    super.init(checks: DeferredChecks(site: site))
    frame = .inForce
    runner = EffectRunner(on: scheduler, observer: tracer) { [weak self] action, activity, source in
      _ = self?.process(action, for: activity, source)
    }
  }

  // The registry is a constant that can be used on any thread.
  deinit { runner.registry.cancelAll() }

  /// The dependencies of the reducer and its effects.
  package var dependencies: DependencyValues {
    get { DependencyValues(frame, for: .overriding) }
    set { frame = newValue.frame }
  }

  package var effects: EffectRegistry { runner.registry }

  /// Called when an effect asks to dismiss its feature, and no feature has presented it.
  package var dismissRoot: (@MainActor @Sendable () -> Void)? {
    get { runner.dismissRoot }
    set { runner.dismissRoot = newValue }
  }

  /// Lets the actions wait that effects send with `await`. Effects that run already don't wait.
  package var hold: Send<Action>.Hold? {
    get { runner.hold }
    set { runner.hold = newValue }
  }

  /// The state after the last action that was processed completely. An observer that is told of a
  /// change reads the state from before it.
  ///
  /// While the reducer is running, the state must not be read. It changes in place, so no earlier
  /// state exists.
  package override var state: State {
    if isAnnouncing { return observed.value }
    if !isReducing { return storage }
    fatalError(
      """
      The state of 'Store<\(dumpTypeName(State.self)), \(dumpTypeName(Action.self))>', which was made at \(site), \
      was read while its reducer was running. A reducer and the code that it calls must not read their own store: use \
      the 'state' argument of the reducer.
      """)
  }

  override func connectReads() {
    isObserved = true
    if isProcessing { observed.fillIfEmpty(with: storage) }
  }

  package override func send(_ action: Action) -> EffectActivity? {
    send(action, for: nil)
  }

  /// - Parameter activity: The activity to which the effects belong.
  package func send(_ action: Action, for activity: EffectActivity?) -> EffectActivity? {
    assert(
      MainQueue.isCurrent,
      """
      An action was sent away from the main actor, to the store that was made at \(site). A store belongs to the \
      main actor: mark the function that sends with '@MainActor', or write 'await store.send(…)' in an 'async' function.
      """)
    if isReducing { reportReentrance(action) }
    return process(action, for: activity, .call)
  }
}

extension RootCore {
  /// Reduces the action, then those that have been sent in the meantime. Returns the activity of
  /// its effects, if it has any.
  private func process(
    _ action: Action, for activity: EffectActivity?, _ source: ActionSource
  ) -> EffectActivity? {
    if isProcessing { return enqueue(action, for: activity, source) }
    isProcessing = true
    if isObserved { observed.fillIfEmpty(with: storage) }
    defer {
      isProcessing = false
      observed.empty()
    }
    // Away from the main actor, this ends the program.
    let activity = DependencyFrame.taskLocal.withValue(frame) {
      let activity = reduce(action, for: activity, source)
      if !queue.isEmpty { processQueue() }
      return activity
    }
    if isObserved || !checks.isEmpty { finish() }
    return activity
  }

  /// Notifies the observers of the changes. Then it processes the actions that they have sent.
  private func finish() {
    checks.run()
    while isObserved {
      notifyObservers()
      if queue.isEmpty { return }
      DependencyFrame.taskLocal.withValue(frame) { processQueue() }
      checks.run()
    }
  }

  private func notifyObservers() {
    guard let reads else { return }
    var changes = ChangedReads(keepsReads: reads.isTracking())
    isObserved = reads.compare(observed.value, storage, &changes)
    isAnnouncing = true
    changes.willSet()
    isAnnouncing = false
    observed.replace(with: storage)
    changes.didSet()
  }

  private func enqueue(
    _ action: Action, for activity: EffectActivity?, _ source: ActionSource
  ) -> EffectActivity {
    let activity = activity ?? EffectActivity()
    activity.beginAction()
    queue.append(QueuedAction(action: action, activity: activity, source: source))
    return activity
  }

  private func processQueue() {
    var next = 0
    while next < queue.count {
      let entry = queue[next]
      next += 1
      _ = reduce(entry.action, for: entry.activity, entry.source)
      entry.activity.endAction()
    }
    queue.removeAll(keepingCapacity: next < 100)
  }

  private func reduce(
    _ action: Action, for activity: EffectActivity?, _ source: ActionSource
  ) -> EffectActivity? {
    willReduce?()
    isReducing = true
    let effect = runReducer(action)
    isReducing = false
    defer { if effects.hasChildren { runner.cancelMissingChildren(in: storage) } }
    if effect.isNone && !isWatched { return activity }
    let activity = activity ?? EffectActivity()
    let number = isWatched ? record(action, activity, source) : nil
    runner.begin(effect, for: activity, of: number)
    tracer?.actionEnds()
    return activity
  }

  private func runReducer(_ action: Action) -> Effect<Action> {
    #if DEBUG
      if let delivery = ChildDelivery.next {
        return delivery.run(&storage) { reducer(&$0, action) }
      }
    #endif
    return reducer(&storage, action)
  }

  /// Returns the number of the action in the trace.
  private func record(
    _ action: Action, _ activity: EffectActivity, _ source: ActionSource
  ) -> Int? {
    let shared = recorder?(action, source != .call, storage)
    return tracer?.record(action, source, activity.site, storage, shared)
  }

  private func reportReentrance(_ action: Action) {
    let place = CallerPlace.current.map { "\n\n  Sent from: \($0.withLine)" } ?? ""
    let text = """
      Sent '\(String(customDumping: action))' while an action was being processed. …\(place)

      The store, which was made at \(site), processes it after the current action. A reducer and the code that it \
      calls must not send actions to their own store: return an effect, such as '.send', or change the \
      state directly.
      """
    IssueReport(text, site: site).deliver()
  }
}
