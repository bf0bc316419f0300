/// Overrides dependencies for an operation.
///
/// ```swift
/// let now = withDependencies {
///   $0.continuousClock = ImmediateClock()
/// } operation: {
///   Dependency(\.continuousClock).wrappedValue.now
/// }
/// ```
///
/// The overrides are in force in the operation and in the tasks that it starts, even after the
/// operation has returned. A model that the operation makes keeps them: see ``Dependency``. They
/// don't reach closures that are not run by a task, such as work on a dispatch queue: see
/// ``withEscapedDependencies(_:)``.
///
/// The update closure can read other dependencies. A missing test value is not reported there, but
/// when the operation reads it.
///
/// An object that the operation returns is remembered, so that
/// ``withDependencies(from:operation:fileID:filePath:line:column:)`` can pass the overrides on.
@discardableResult @inlinable
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues(.inForce, for: .overriding)
  if TestProcess.isRunning {
    try DependencyUpdate.running { try update(&values) }
  } else {
    try update(&values)
  }
  return try values.inForce(operation)
}

/// Overrides dependencies for an operation.
@discardableResult @inlinable
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues(.inForce, for: .overriding)
  if TestProcess.isRunning {
    try await DependencyUpdate.running(isolation: isolation) { try await update(&values) }
  } else {
    try await update(&values)
  }
  return try await values.inForce(isolation: isolation, operation)
}

extension DependencyValues {
  /// Runs the operation with these values, and remembers them for the object that it returns.
  @inlinable
  func inForce<Result>(_ operation: () throws -> Result) rethrows -> Result {
    if TestProcess.isRunning && DependencyUpdate.isRunning {
      return try DependencyUpdate.ended { try inForce(operation) }
    }
    let result = try DependencyFrame.taskLocal.withValue(frame, operation: operation)
    if !_isPOD(Result.self) { RememberedFrames.remember(frame, for: result) }
    return result
  }

  /// Runs the operation with these values, and remembers them for the object that it returns.
  @inlinable
  func inForce<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    if TestProcess.isRunning && DependencyUpdate.isRunning {
      return try await DependencyUpdate.ended(isolation: isolation) {
        try await inForce(isolation: isolation, operation)
      }
    }
    let result = try await DependencyFrame.taskLocal.withValue(
      frame, operation: operation, isolation: isolation)
    if !_isPOD(Result.self) { RememberedFrames.remember(frame, for: result) }
    return result
  }
}
