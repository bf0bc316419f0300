extension Effect {
  /// Lets the functions of this effect dismiss the feature that they belong to, by sending the action. Those of a
  /// feature that it presents dismiss that feature instead.
  package func dismissible(by dismissal: @escaping @MainActor @Sendable () -> Action) -> Self {
    if isNone { return self }
    var effect = self
    for index in effect.operations.indices {
      effect.operations[index].kind.makeDismissible(by: dismissal)
    }
    return effect
  }
}

extension Effect.Operation.Kind {
  fileprivate mutating func makeDismissible(
    by dismissal: @escaping @MainActor @Sendable () -> Action
  ) {
    switch self {
    case .run(var run):
      if run.dismissal != nil { return }
      run.dismissal = dismissal
      self = .run(run)
    case .sequence(let stages): self = .sequence(stages.map { $0.dismissible(by: dismissal) })
    case .throttle(let throttle, let effect):
      self = .throttle(throttle, effect.dismissible(by: dismissal))
    case .delivered(let delivery, let effect):
      self = .delivered(delivery, effect.dismissible(by: dismissal))
    case .send, .cancel: break
    }
  }
}
