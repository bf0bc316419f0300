/// How much of what happens in a ``TestStore`` a test has to assert.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of the state, each action that an effect sends, and the end of each effect.
  case on

  /// Only what the test is interested in. What it asserts must be right.
  ///
  /// With `showSkippedAssertions`, everything that the test does not assert is shown as an expected issue,
  /// which does not fail the test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test is interested in.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
