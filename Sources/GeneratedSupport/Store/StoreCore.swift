/// The source of a store's state, and the destination of its actions. The root core has both. The core of a child
/// store refers to its parent.
@MainActor
package class StoreCore<State, Action> {
  init() {}

  package var state: State { fatalError("a subclass implements it") }

  /// Whether the state still exists. If not, ``state`` is the last one.
  package var isValid: Bool { true }

  package func send(_ action: Action) -> EffectActivity? { fatalError("a subclass implements it") }
}
