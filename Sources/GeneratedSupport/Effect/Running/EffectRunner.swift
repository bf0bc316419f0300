/// Runs the effects of one store.
@MainActor
package final class EffectRunner<Action> {
  package typealias Receive = @MainActor (Action, EffectActivity, ActionSource) -> Void

  package let registry = EffectRegistry()
  private let scheduler: (any TaskScheduler)?
  /// Takes an action that an effect has sent.
  private let receive: Receive
  private let observer: (any EffectObserver)?
  private var throttles: [ThrottleState<Action>.Key: ThrottleState<Action>] = [:]
  /// Called when an effect asks to dismiss its feature, and no feature has presented it.
  package var dismissRoot: (@MainActor @Sendable () -> Void)?
  /// Lets the actions wait that functions send with `await`.
  package var hold: Send<Action>.Hold?
  /// The number of throttles at which those that are not needed any more are removed.
  private var throttleLimit = 16

  /// - Parameter scheduler: Where the tasks run. Nil stands for the system's threads.
  package init(
    on scheduler: (any TaskScheduler)? = nil, observer: (any EffectObserver)? = nil,
    receive: @escaping Receive
  ) {
    self.scheduler = scheduler
    self.observer = observer
    self.receive = receive
  }

  /// Begins all operations of an effect.
  ///
  /// - Parameter action: The number of the action that has returned it, if the observer wants it.
  package func begin(
    _ effect: Effect<Action>, for activity: EffectActivity, of action: Int? = nil
  ) {
    begin(effect, in: Surroundings(action: action, stage: EffectStage(activity)))
  }

  /// The stage that waits for the effects, the throttle that limits their actions, and what is done
  /// around each action.
  private struct Surroundings {
    var action: Int?
    /// The function that sends actions. Nil for actions that were returned.
    var function: Int?
    var stage: EffectStage
    var throttle: ThrottleState<Action>?
    var delivery: EffectDelivery?
  }

  private func begin(_ effect: Effect<Action>, in surroundings: Surroundings) {
    for operation in effect.operations { begin(operation, in: surroundings) }
  }

  private func begin(_ operation: Effect<Action>.Operation, in surroundings: Surroundings) {
    switch operation.kind {
    case .send(let action): send(action, in: surroundings, as: operation)
    case .cancel(let id): registry.cancel(id, in: operation.scope)
    case .run(let run): begin(run, as: operation, in: surroundings)
    case .sequence(let stages): begin(stages, as: operation, in: surroundings)
    case .throttle(let throttle, let effect):
      begin(effect, throttledBy: throttle, as: operation, in: surroundings)
    case .delivered(let delivery, let effect):
      var surroundings = surroundings
      surroundings.delivery = delivery.inside(surroundings.delivery)
      begin(effect.withIDs(of: operation), in: surroundings)
    }
  }
}

// MARK: Cancellation

extension EffectRunner {
  /// Cancels the effects of children that are no longer in the store's state, and ends their
  /// throttles.
  package func cancelMissingChildren<State>(in state: State) {
    for scope in registry.missingChildren(from: state) {
      registry.cancel(nil, in: scope)
      removeThrottles { $0.scope.isInside(scope) }
    }
  }
}

// MARK: Functions

extension EffectRunner {
  @discardableResult
  private func begin(
    _ run: EffectRun<Action>, as operation: Effect<Action>.Operation, in surroundings: Surroundings
  ) -> RunningEffect {
    let effect = register(operation, in: surroundings, isFunction: true)
    var inside = surroundings
    inside.function = effect.number
    let send = Send<Action>(hold: hold) { [weak self, inside] action in
      if effect.isCancelled { return }
      if effect.isFinished { run.reportCompleted(action) }
      self?.send(action, in: inside, as: operation)
    }
    let dismiss = dismissal(of: run, effect, in: inside)
    let task = start(run, for: effect, dismiss: dismiss) { @MainActor [self] in
      await run(send)
      finish(effect, in: surroundings)
    }
    effect.onCancel { [observer, number = effect.number] in
      observer?.effectWasCancelled(number)
      task.cancel()
    }
    return effect
  }

  /// In a test store, the task begins on the scheduler. Otherwise it begins on the main actor, so
  /// that effects begin in the order in which they were returned.
  private func start(
    _ run: EffectRun<Action>, for effect: RunningEffect,
    dismiss: (@MainActor @Sendable () -> Void)?,
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let context = EffectContext(
      registry: registry, activity: effect.activity, scope: effect.scope, scheduler: scheduler,
      dismiss: dismiss)
    return DependencyFrame.taskLocal.withValue(context.added(to: run.frame)) {
      guard let scheduler else {
        return Task(name: run.name, priority: run.priority, operation: operation)
      }
      return scheduler.starting(countingSleepsIn: effect.sleeps) {
        // The task is not isolated, because the jobs of one that is go to the main actor without
        // the scheduler.
        Task(name: run.name, executorPreference: scheduler, priority: run.priority) {
          await operation()
        }
      }
    }
  }

  private func dismissal(
    of run: EffectRun<Action>, _ effect: RunningEffect, in surroundings: Surroundings
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let dismissal = run.dismissal else {
      guard let dismissRoot else { return nil }
      return { if !effect.isCancelled { dismissRoot() } }
    }
    return { [weak self] in
      if effect.isCancelled { return }
      let action = dismissal()
      if effect.isFinished { run.reportCompleted(action) }
      self?.deliver(action, in: surroundings)
    }
  }

  private func register(
    _ operation: Effect<Action>.Operation, in surroundings: Surroundings, isFunction: Bool = false
  ) -> RunningEffect {
    let effect = RunningEffect(
      number: registry.makeNumber(), scope: operation.scope, ids: operation.ids,
      activity: surroundings.stage.activity, isFunction: isFunction)
    registry.insert(effect)
    surroundings.stage.begin(effect)
    if isFunction { observer?.effectBegan(effect.number, of: surroundings.action) }
    return effect
  }

  private func finish(_ effect: RunningEffect, in surroundings: Surroundings) {
    effect.finish()
    if effect.isFunction, !effect.isCancelled { observer?.effectFinished(effect.number) }
    registry.remove(effect)
    surroundings.stage.end(effect)
  }
}

// MARK: Sequences

extension EffectRunner {
  /// Begins the first stage. Each stage also gets the ids of the whole sequence, so that these ids
  /// cancel the stage.
  private func begin(
    _ stages: [Effect<Action>], as operation: Effect<Action>.Operation,
    in surroundings: Surroundings
  ) {
    let sequence = register(operation, in: surroundings)
    beginNext(of: stages.map { $0.withIDs(of: operation) }[...], of: sequence, in: surroundings)
  }

  private func beginNext(
    of stages: ArraySlice<Effect<Action>>, of sequence: RunningEffect, in surroundings: Surroundings
  ) {
    var stages = stages
    while !sequence.isCancelled, let stage = stages.popFirst() {
      let next = EffectStage(surroundings.stage.activity)
      begin(
        stage,
        in: Surroundings(
          action: surroundings.action, stage: next, throttle: surroundings.throttle,
          delivery: surroundings.delivery))
      if next.count == 0 { continue }
      next.whenEmpty = { [self] in beginNext(of: stages, of: sequence, in: surroundings) }
      return
    }
    finish(sequence, in: surroundings)
  }
}

// MARK: Throttling

extension EffectRunner {
  private func begin(
    _ effect: Effect<Action>, throttledBy throttle: Throttle,
    as operation: Effect<Action>.Operation, in surroundings: Surroundings
  ) {
    let state = state(of: throttle, in: operation.scope)
    state.begin(throttle)
    registry.cancel(throttle.id, in: operation.scope)
    begin(
      effect.withIDs(of: operation),
      in: Surroundings(
        action: surroundings.action, stage: surroundings.stage, throttle: state,
        delivery: surroundings.delivery))
  }

  private func state(of throttle: Throttle, in scope: EffectScope) -> ThrottleState<Action> {
    let key = ThrottleState<Action>.Key(id: throttle.id, scope: scope)
    if let state = throttles[key] { return state }
    if throttles.count >= throttleLimit { removeUnusedThrottles() }
    let state = ThrottleState<Action>(throttle)
    throttles[key] = state
    registry.countThrottle(in: scope, 1)
    return state
  }

  private func removeUnusedThrottles() {
    let used = Set(throttles.filter { $0.value.isInUse }.keys)
    removeThrottles { !used.contains($0) }
    throttleLimit = max(16, 2 * throttles.count)
  }

  private func removeThrottles(where isRemoved: (ThrottleState<Action>.Key) -> Bool) {
    for key in throttles.keys where isRemoved(key) {
      throttles[key] = nil
      registry.countThrottle(in: key.scope, -1)
    }
  }
}

// MARK: Actions

extension EffectRunner {
  private func send(
    _ action: Action, in surroundings: Surroundings, as operation: Effect<Action>.Operation
  ) {
    guard let throttle = surroundings.throttle, !throttle.admits(action) else {
      return deliver(action, in: surroundings)
    }
    if throttle.isDelivering { return }
    let delivery = EffectRun<Action>(nil, nil, Self.site) { try await throttle.deliver($0) }
    throttle.delivery = begin(
      delivery, as: operation,
      in: Surroundings(
        action: surroundings.action, stage: surroundings.stage, delivery: surroundings.delivery))
  }

  private func deliver(_ action: Action, in surroundings: Surroundings) {
    let source =
      surroundings.function.map(ActionSource.effect) ?? .action(surroundings.action)
    guard let delivery = surroundings.delivery else {
      return receive(action, surroundings.stage.activity, source)
    }
    delivery.deliver { receive(action, surroundings.stage.activity, source) }
  }

  /// The call site of a delivery. No report shows it, because a delivery throws only cancellation
  /// errors.
  private static var site: CallSite { CallSite(#fileID, #filePath, #line, #column) }
}

extension Effect {
  /// An effect that is cancelled together with the operation that it is a part of.
  fileprivate func withIDs(of operation: Operation) -> Self {
    var effect = self
    for index in effect.operations.indices { effect.operations[index].ids += operation.ids }
    return effect
  }
}

extension EffectRun {
  fileprivate func reportCompleted(_ action: Action) {
    let text = """
      An action was sent from a completed effect. …

        Action:
          \(String(customDumping: action).split(separator: "\n").joined(separator: "\n    "))

        Effect returned from:
          \(site)

      'send' must not be called after the function of the effect has returned. In the function, await everything \
      that calls 'send', and don't store 'send' for later.
      """
    IssueReport(text, site: site).deliver()
  }
}
