/// Whether the running code is that of an update closure, as in
/// `withDependencies { … } operation: { … }`.
///
/// Such a closure may read a dependency only to override a part of it, so a missing test value is
/// not reported there. An application has no use for this, so it doesn't take the time.
@usableFromInline
package enum DependencyUpdate {
  /// The task that runs an update closure. A task that the closure starts inherits the value, but
  /// is another one.
  @TaskLocal private static var task: TaskIdentity?

  @usableFromInline
  static var isRunning: Bool { task.map { $0 == .current } ?? false }

  /// Runs an update closure.
  @usableFromInline
  package static func running<Result>(_ update: () throws -> Result) rethrows -> Result {
    try $task.withValue(.current, operation: update)
  }

  @usableFromInline
  package static func running<Result>(
    isolation: isolated (any Actor)?, _ update: () async throws -> Result
  ) async rethrows -> Result {
    try await $task.withValue(.current, operation: update, isolation: isolation)
  }

  /// Runs an operation, which reports missing test values even inside an update closure.
  @usableFromInline
  static func ended<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try $task.withValue(nil, operation: operation)
  }

  @usableFromInline
  static func ended<Result>(
    isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $task.withValue(nil, operation: operation, isolation: isolation)
  }
}
