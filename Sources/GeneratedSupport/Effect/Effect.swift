/// The work that an action causes besides the change of the state. There is only ``none`` so far.
public struct Effect<Action>: Sendable {
  @usableFromInline let operation: Operation

  /// The kinds of work.
  @usableFromInline
  enum Operation: Sendable {
    case none
  }

  @usableFromInline
  init(operation: Operation) {
    self.operation = operation
  }

  /// No work.
  @inlinable
  public static var none: Self { Self(operation: .none) }

  /// Runs all effects at the same time. Their synchronous parts run in this order.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs all effects at the same time. Their synchronous parts run in this order.
  @inlinable
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    effects.reduce(.none) { $0.merge(with: $1) }
  }

  /// Runs this effect and the other at the same time.
  @inlinable
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    }
  }
}
