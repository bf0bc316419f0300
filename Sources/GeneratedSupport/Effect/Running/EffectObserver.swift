/// Is told of the effects of a store. A trace records them.
@MainActor
package protocol EffectObserver: AnyObject, Sendable {
  /// - Parameter action: The number of the action that has returned the effect.
  func effectBegan(_ effect: Int, of action: Int?)
  /// It has ended, and was not cancelled.
  func effectFinished(_ effect: Int)
  nonisolated func effectWasCancelled(_ effect: Int)
}

/// Who has sent an action.
package enum ActionSource: Equatable, Sendable {
  case call
  /// The effect with this number.
  case effect(Int)
  /// An action was returned as an effect of the action with this number, as in `.send(.saved)`.
  case action(Int?)
}
