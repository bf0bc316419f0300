/// Whether the running task is in an update closure, as in `withDependencies { … } operation: { … }`.
///
/// Such a closure may read a dependency only to override a part of it, so a missing test value is not
/// reported there. An application has no use for this, so it doesn't take the time.
@usableFromInline
enum DependencyUpdate {
  /// Spelled out, because inlined code can't use the property that the macro `@TaskLocal` makes.
  @usableFromInline static let taskLocal = TaskLocal<Bool>(wrappedValue: false)

  @inlinable
  static var isRunning: Bool { taskLocal.get() }

  /// Runs an update closure.
  @inlinable
  static func running<Result>(_ update: () throws -> Result) rethrows -> Result {
    try taskLocal.withValue(true, operation: update)
  }

  @inlinable
  static func running<Result>(
    isolation: isolated (any Actor)?, _ update: () async throws -> Result
  ) async rethrows -> Result {
    try await taskLocal.withValue(true, operation: update, isolation: isolation)
  }

  /// Runs an operation, which reports missing test values even inside an update closure.
  @inlinable
  static func ended<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try taskLocal.withValue(false, operation: operation)
  }

  @inlinable
  static func ended<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await taskLocal.withValue(false, operation: operation, isolation: isolation)
  }
}
