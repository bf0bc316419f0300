/// Work that a reducer leaves behind, and that may send actions back.
public struct Effect<Action>: Sendable {
  private init() {}

  /// Nothing to do.
  public static var none: Self { Self() }

  /// Both, one beside the other; what this one sends at once comes first.
  public func merge(with other: Self) -> Self { other }
}
