import GeneratedSupport

/// The action that a test expects to receive.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  /// The message if the action was not received.
  let missing: String
  /// The dump of the action or of its payload, if the test has given one.
  var dump: String?
  /// How another action differs from it.
  let difference: (Action) -> String
}

extension ExpectedAction {
  static func equal(to expected: Action) -> Self where Action: Equatable {
    Self(
      matches: { $0 == expected },
      missing: """
        Expected to receive the following action, but didn't:

        \(String(reporting: expected).indented())
        """,
      dump: String(reporting: expected),
      difference: { received in
        describe(expected, received, "(Expected: −, Received: +)")
      })
  }

  static func satisfying(_ isMatching: @escaping (Action) -> Bool) -> Self {
    Self(
      matches: isMatching,
      missing: "Expected to receive an action matching predicate, but didn't get one.",
      difference: { String(reporting: $0).indented(by: 4) })
  }
}

extension ExpectedAction where Action: CasePathable {
  static func matching<Value>(_ path: CaseKeyPath<Action, Value>) -> Self {
    Self(
      matches: { $0.is(path) },
      missing: "Expected to receive an action matching case path, but didn't get one.",
      difference: { String(reporting: $0).indented(by: 4) })
  }

  static func matching<Value: Equatable>(
    _ path: CaseKeyPath<Action, Value>, _ value: Value
  ) -> Self {
    Self(
      matches: { $0[case: path] == value },
      missing: """
        Expected to receive an action matching case path, but didn't get one. The expected payload:

        \(String(reporting: value).indented())
        """,
      dump: String(reporting: value),
      difference: { received in
        guard let actual = received[case: path] else {
          return String(reporting: received).indented(by: 4)
        }
        return describe(value, actual, "(Expected: −, Received: +)")
      })
  }
}

private func describe<Value>(_ expected: Value, _ actual: Value, _ legend: String) -> String {
  guard let difference = diff(expected, actual, format: .proportional) else {
    return String(reporting: actual).indented(by: 4)
  }
  return difference.indented(by: 4) + "\n\n" + legend
}
