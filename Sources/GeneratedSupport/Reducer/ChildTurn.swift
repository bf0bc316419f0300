/// The result of one action for a child that may go away: the child's identities, and its effect.
@usableFromInline
struct ChildTurn<Action> {
  private let path: AnyKeyPath
  private let identityBefore: StateIdentity?
  /// The identity of the child after it has run, to which its effect belongs.
  private var identity: StateIdentity?
  private var effect = Effect<Action>.none

  @usableFromInline
  init(at path: AnyKeyPath, _ state: (some Any)?) {
    self.path = path
    identityBefore = state.map { StateIdentity(of: $0) }
  }

  /// Records the effect of the child, and its state after it has run.
  @usableFromInline
  mutating func childHasRun(_ effect: Effect<Action>, _ state: (some Any)?) {
    guard let identity = state.map({ StateIdentity(of: $0) }) else { return }
    self.identity = identity
    self.effect = effect.scoped(to: EffectScope.Step(path, identity))
  }

  /// Merges the effects of the child and then those of the parent. If the child has gone or was replaced, its
  /// effects are cancelled last.
  @usableFromInline
  func effect(with parentEffect: Effect<Action>, _ state: (some Any)?) -> Effect<Action> {
    let identityAfter = state.map { StateIdentity(of: $0) }
    var all = effect.merge(with: parentEffect)
    for case let gone? in Set([identityBefore, identity]) where gone != identityAfter {
      all = all.merge(with: .cancelAll(in: EffectScope.Step(path, gone)))
    }
    return all
  }
}
