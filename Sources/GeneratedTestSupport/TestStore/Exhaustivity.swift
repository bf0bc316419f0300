/// How much a test must assert about a ``TestStore``.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that an effect sends, and the end of each
  /// effect.
  case on

  /// The test need not assert everything, but its assertions must hold.
  ///
  /// With `showSkippedAssertions`, everything that the test does not assert is shown as an expected
  /// issue, which does not fail the test.
  case off(showSkippedAssertions: Bool)

  /// The test need not assert everything. Skipped assertions are not shown.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
