import GeneratedSupport

/// The action that a test expects to receive.
///
/// The texts are made only when a report needs them. A dump takes longer than the rest of an
/// assertion.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  /// The message if the action was not received.
  let missing: () -> String
  /// The dump of the action, or the path of its case.
  var dump: () -> String? = { nil }
  /// How another action differs from it.
  let difference: (Action) -> String
}

extension ExpectedAction {
  static func equal(to expected: Action) -> Self where Action: Equatable {
    Self(expected) { $0 == expected }
  }

  static func satisfying(_ isMatching: @escaping (Action) -> Bool) -> Self {
    Self(
      matches: isMatching,
      missing: { "Expected to receive an action matching predicate, but didn't get one." },
      difference: { String(reporting: $0).indented(by: 4) })
  }

  private init(_ expected: Action, matches: @escaping (Action) -> Bool) {
    self.matches = matches
    dump = { String(reporting: expected) }
    missing = {
      """
      Expected to receive the following action, but didn't:

      \(String(reporting: expected).indented())
      """
    }
    difference = { received in describe(expected, received) }
  }
}

extension ExpectedAction where Action: CasePathable {
  static func matching<Value>(_ path: CaseKeyPath<Action, Value>) -> Self {
    if Value.self == Void.self, let payload = () as? Value {
      return Self(path(payload)) { $0.is(path) }
    }
    return Self(
      matches: { $0.is(path) },
      missing: {
        let spelling = Action.spelling(of: path).map { " '\($0)'" } ?? ""
        return "Expected to receive an action matching case path\(spelling), but didn't get one."
      },
      dump: { Action.spelling(of: path) },
      difference: { received in
        String(reporting: received).indented(by: 4)
          + (Action.spelling(of: path).map {
            "\n\nExpected an action matching case path '\($0)'."
          } ?? "")
      })
  }

  static func matching<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ value: Value
  ) -> Self {
    Self(path(value)) { $0[case: path] == value }
  }
}

private func describe<Action>(_ expected: Action, _ received: Action) -> String {
  guard let difference = diff(expected, received, format: .proportional) else {
    return String(reporting: received).indented(by: 4)
  }
  return difference.indented(by: 4) + "\n\n(Expected: −, Received: +)"
}
