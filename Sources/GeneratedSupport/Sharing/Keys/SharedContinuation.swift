/// Calls a function once. If it is released without having done so, it reports that and calls it
/// with a fallback.
final class SharedContinuation<Value>: Sendable {
  typealias Function = @Sendable (Value) -> Void

  private let function: Locked<Function?>
  private let label: String
  private let kind: String
  private let fallback: @Sendable () -> Value

  init(
    _ kind: String, _ label: String, fallback: @escaping @Sendable () -> Value,
    _ function: @escaping Function
  ) {
    self.kind = kind
    self.label = label
    self.fallback = fallback
    self.function = Locked(function)
  }

  func resume(with value: Value) {
    guard let function = take() else {
      return reportIssue(
        """
        The \(kind) continuation of '\(label)' was resumed more than once. Only the first result counts.

        The method '\(kind)' of the key must resume its continuation exactly once.
        """)
    }
    function(value)
  }

  deinit {
    guard let function = take() else { return }
    reportIssue(
      """
      The \(kind) continuation of '\(label)' was leaked: it was released without having been resumed. It is resumed \
      now, with \(kind == "load" ? "the initial value" : "an error").

      The method '\(kind)' of the key must resume its continuation exactly once.
      """)
    function(fallback())
  }

  private func take() -> Function? {
    function.withLock { function in
      defer { function = nil }
      return function
    }
  }
}

/// A key has released the continuation of a save without resuming it.
struct LeakedContinuation: Error, CustomStringConvertible {
  let label: String
  var description: String { "'\(label)' was not saved: its key did not resume the continuation" }
}
