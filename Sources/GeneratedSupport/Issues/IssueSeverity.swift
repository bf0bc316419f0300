/// How serious a reported issue is.
public enum IssueSeverity: Sendable {
  /// The issue is shown, and the test passes.
  case warning
  /// The issue fails the test.
  case error
}
