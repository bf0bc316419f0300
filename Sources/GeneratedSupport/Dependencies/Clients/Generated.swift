/// For generated code: tells a generated initialiser from the one that Swift makes, where both would
/// take the same.
public struct _Generated: Sendable {
  public init() {}
}
