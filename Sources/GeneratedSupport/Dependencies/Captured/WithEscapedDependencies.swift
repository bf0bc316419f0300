/// Lets closures that are not run by a task use the dependencies that are in force here.
///
/// ```swift
/// import Dispatch
///
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield {
///       print(Dependency(\.context).wrappedValue)
///     }
///   }
/// }
/// ```
public func withEscapedDependencies<Result>(
  _ operation: (DependencyValues.Continuation) throws -> Result
) rethrows -> Result {
  try operation(DependencyValues.Continuation())
}

/// Lets closures that are not run by a task use the dependencies that are in force here.
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The argument of the closure of ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let frame = DependencyFrame.inForce

    init() {}

    /// Runs the operation with the dependencies that were in force. It can be called any number of
    /// times.
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try DependencyFrame.taskLocal.withValue(frame, operation: operation)
    }

    /// Runs the operation with the dependencies that were in force.
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await DependencyFrame.taskLocal.withValue(
        frame, operation: operation, isolation: isolation)
    }
  }
}
