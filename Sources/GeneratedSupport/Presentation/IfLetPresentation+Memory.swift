// A reducer outside of the operator may dismiss or replace the feature: a feature further up, or a reducer that stands
// beside the operator. The operator does not run then. So it remembers the feature in the state, and cancels the effects
// of a feature that has gone at the beginning of its next turn.

extension IfLetPresentation {
  /// Cancels the effects of the feature that was there in the last turn, if a reducer outside of this one has set the
  /// state to nil since then.
  @inlinable
  func cancellationOfMissing(in state: inout Parent.State) -> Effect<Parent.Action> {
    if state[keyPath: toState].seen == nil { return .none }
    state[keyPath: toState].seen = nil
    return ChildTurn.cancellation(at: toState)
  }

  /// Cancels the effects of the feature that was there in the last turn, if a reducer outside of this one has replaced
  /// it since then. The effect is not scoped yet.
  @usableFromInline
  func cancellationOfReplaced(in state: Parent.State) -> Effect<Parent.Action> {
    guard let seen = state[keyPath: toState].seen else { return .none }
    return seen.identity == identity(in: state) ? .none : .cancelAll
  }

  /// Remembers the feature until the next turn.
  @usableFromInline
  func remember(_ identity: StateIdentity?, in state: inout Parent.State) {
    if state[keyPath: toState].seen?.identity == identity { return }
    state[keyPath: toState].seen = identity.map { SeenFeature($0) }
  }
}
