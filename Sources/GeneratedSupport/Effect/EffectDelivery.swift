/// Something that is done around each action that an effect sends, such as an animation.
package struct EffectDelivery: Sendable {
  /// Calls the function, which sends the action.
  let deliver: @MainActor @Sendable (_ send: () -> Void) -> Void

  /// This delivery, and another one around it.
  func inside(_ outer: EffectDelivery?) -> Self {
    guard let outer else { return self }
    return Self { send in outer.deliver { deliver(send) } }
  }
}

extension Effect {
  /// The same effect. The closure is called for each action, and calls the function that sends it.
  package func delivered(
    by deliver: @escaping @MainActor @Sendable (_ send: () -> Void) -> Void
  ) -> Self {
    isNone ? self : Self(.delivered(EffectDelivery(deliver: deliver), self))
  }
}
