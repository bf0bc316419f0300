/// Gets the result when a ``SharedKey`` has saved a value. Resume it exactly once.
public struct SaveContinuation: Sendable {
  private let continuation: SharedContinuation<Result<Void, any Error>>

  /// - Parameters:
  ///   - description: The name of the value, for reports.
  ///   - callback: Gets the result.
  public init(
    _ description: @autoclosure () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let label = description()
    continuation = SharedContinuation(
      "save", label, fallback: { .failure(LeakedContinuation(label: label)) }, callback)
  }

  public func resume() { resume(with: .success(())) }

  /// The error becomes the ``Shared/saveError``.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }

  public func resume(with result: Result<Void, any Error>) { continuation.resume(with: result) }
}
