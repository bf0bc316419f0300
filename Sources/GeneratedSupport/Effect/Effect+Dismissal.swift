extension Effect {
  /// Lets the functions of this effect dismiss the feature that they belong to, by sending the
  /// action. Those of a feature that it presents dismiss that feature instead.
  package func dismissible(by dismissal: @escaping @MainActor @Sendable () -> Action) -> Self {
    if isNone { return self }
    var effect = self
    for index in effect.operations.indices {
      effect.operations[index].kind = effect.operations[index].kind.map(
        action: { $0 }, run: { $0.dismissible(by: dismissal) },
        effect: { $0.dismissible(by: dismissal) })
    }
    return effect
  }
}

extension EffectRun {
  fileprivate func dismissible(by dismissal: @escaping @MainActor @Sendable () -> Action) -> Self {
    var run = self
    if run.dismissal == nil { run.dismissal = dismissal }
    return run
  }
}
