/// Runs a part of an effect that can be cancelled on its own, with ``Effect/cancel(id:)`` or
/// `Task.cancel(id:)`.
///
/// ```swift
/// struct Upload: Reducer {
///   struct State { var isUploading = false }
///   enum Action { case started, stopped, ended }
///   enum CancelID { case upload }
///
///   var upload: @Sendable () async throws -> Void
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .started:
///         state.isUploading = true
///         return .run { send in
///           try? await withTaskCancellation(id: CancelID.upload) { try await upload() }
///           await send(.ended)
///         }
///       case .stopped:
///         return .cancel(id: CancelID.upload)
///       case .ended:
///         state.isUploading = false
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// Call this in an effect: the id belongs to the effect's store, and to its place in the state.
/// Elsewhere the operation runs without an id, and an issue is reported.
///
/// - Parameter cancelInFlight: Whether to cancel earlier work with this id first.
public func withTaskCancellation<Value: Sendable, Failure: Error>(
  id: some Hashable, cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  @_inheritActorContext operation: @escaping @Sendable () async throws(Failure) -> Value,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws(Failure) -> Value {
  guard let context = EffectContext.current else {
    reportOutsideOfEffects("withTaskCancellation(id:)", fileID, filePath, line, column)
    return try await operation()
  }
  let id = CancelID(id)
  if cancelInFlight { context.registry.cancel(id, in: context.scope) }
  return try await context.run(operation, id: id, isolation: isolation)
}

extension Task where Success == Never, Failure == Never {
  /// Cancels the effects with an id that are running in the store of this effect, at its place in
  /// the state and below.
  public static func cancel(
    id: some Hashable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard let context = EffectContext.current else {
      return reportOutsideOfEffects("Task.cancel(id:)", fileID, filePath, line, column)
    }
    context.registry.cancel(CancelID(id), in: context.scope)
  }
}

extension EffectContext {
  fileprivate func run<Value: Sendable, Failure: Error>(
    _ operation: @escaping @Sendable () async throws(Failure) -> Value, id: CancelID,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    let effect = RunningEffect(
      number: registry.makeNumber(), scope: scope, ids: [ScopedID(id: id, scope: scope)],
      activity: activity)
    registry.insert(effect)
    defer { registry.remove(effect) }
    let isCancelled = Task.isCancelled
    let task = Task(executorPreference: scheduler) { () async -> Result<Value, Failure> in
      if isCancelled { withUnsafeCurrentTask { unsafe $0?.cancel() } }
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
    effect.onCancel { task.cancel() }
    return try await task.cancellableValue.get()
  }
}

private func reportOutsideOfEffects(
  _ function: String, _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
  _ column: UInt
) {
  reportIssue(
    """
    '\(function)' was called outside an effect, where there is nothing to cancel. Call it in the \
    function of an 'Effect.run', or in code that this function calls.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
