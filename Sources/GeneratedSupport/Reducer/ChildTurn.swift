/// The result of one action for a child that may go away: its effect, and its identity after it has run.
@usableFromInline
struct ChildTurn<Action> {
  /// All effects of the child are below this step, also when the child changes its own identity.
  private let step: EffectScope.Step
  private let effect: Effect<Action>
  private let identity: StateIdentity?

  @usableFromInline
  init(
    at path: AnyKeyPath, _ child: EffectScope.Child, _ effect: Effect<Action>,
    _ identity: StateIdentity?
  ) {
    let step = EffectScope.Step(path, child)
    self.step = step
    self.effect = effect.scoped(to: step)
    self.identity = identity
  }

  /// Merges the effects of the child and then those of the parent. If the parent has removed or replaced the
  /// child, the child's effects are cancelled last.
  @usableFromInline
  func effect(with parentEffect: Effect<Action>, _ identity: StateIdentity?) -> Effect<Action> {
    let effects = effect.merge(with: parentEffect)
    return self.identity == identity ? effects : effects.merge(with: .cancelAll(in: step))
  }
}
