extension Effect.Operation.Kind {
  /// The same operation with other effects in it, such as the stages of a sequence.
  func map(_ effect: (Effect<Action>) -> Effect<Action>) -> Self {
    map(action: { $0 }, run: { $0 }, effect: effect)
  }

  /// The same operation for another type of actions.
  func map<NewAction>(
    action: (Action) -> NewAction, run: (EffectRun<Action>) -> EffectRun<NewAction>,
    effect: (Effect<Action>) -> Effect<NewAction>
  ) -> Effect<NewAction>.Operation.Kind {
    switch self {
    case .send(let value): .send(action(value))
    case .run(let function): .run(run(function))
    case .sequence(let stages): .sequence(stages.map(effect))
    case .throttle(let throttle, let inner): .throttle(throttle, effect(inner))
    case .delivered(let delivery, let inner): .delivered(delivery, effect(inner))
    case .cancel(let id): .cancel(id)
    }
  }
}
