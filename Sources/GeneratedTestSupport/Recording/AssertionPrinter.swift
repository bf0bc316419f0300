import GeneratedSupport

/// Writes what a test store has seen as the code of assertions, for a recorder and for the test
/// that `explore` prints.
struct AssertionPrinter {
  private let types: any TypeFacts

  /// - Parameter path: The test file that the code is for.
  init(ofTestAt path: String) { types = AssertionRecording.types(ofTestAt: path) }

  /// The statements of a closure that changes the state.
  func statements<State>(
    for change: StateChange<State>, _ shared: SharedComparison
  ) -> [Statement] {
    shared.comparing { ChangeWriter.statements(from: change.before, to: change.after, types) }
  }

  /// The argument of `send`. Nil if it can't be written.
  func argument(ofSent action: any CasePathable) -> String? {
    ReceivedPath.argument(ofSent: action, ExpressionPrinter(types: types))
  }

  /// The argument of `receive`. Nil if it can't be written.
  ///
  /// - Parameter hasPayload: Whether the payload is asserted as well, if it can be.
  func argument(ofReceived action: Any, hasPayload: Bool = false) -> String? {
    ReceivedPath.argument(for: action, hasPayload: hasPayload, ExpressionPrinter(types: types))
  }
}
