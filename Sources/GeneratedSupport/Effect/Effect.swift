/// What a reducer asks to be done after it has changed the state.
public struct Effect<Action>: Sendable {
  @usableFromInline let operation: Operation

  /// What there is to do.
  @usableFromInline
  enum Operation: Sendable {
    case none
  }

  @usableFromInline
  init(operation: Operation) {
    self.operation = operation
  }

  /// Nothing to do.
  @inlinable
  public static var none: Self { Self(operation: .none) }

  /// Both effects; neither waits for the other, and what they do at once happens in this order.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// All effects; none waits for another, and what they do at once happens in this order.
  @inlinable
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    effects.reduce(.none) { $0.merge(with: $1) }
  }

  /// This effect and the other.
  @inlinable
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    }
  }
}
