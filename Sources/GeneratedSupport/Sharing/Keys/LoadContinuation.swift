/// Gets the value that a ``SharedReaderKey`` has loaded. Resume it exactly once.
public struct LoadContinuation<Value>: Sendable {
  private let continuation: SharedContinuation<Result<Value?, any Error>>

  /// - Parameters:
  ///   - description: The name of the value, for reports.
  ///   - callback: Gets the value, nil if nothing is stored, or the error.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    continuation = SharedContinuation(
      "load", description(), fallback: { .success(nil) }, callback)
  }

  public func resume(returning value: Value) { resume(with: .success(value)) }

  /// Nothing is stored. The shared value gets its default value.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }

  /// The error becomes the ``Shared/loadError``. The shared value stays as it is.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  public func resume(with result: Result<Value?, any Error>) { continuation.resume(with: result) }
}
