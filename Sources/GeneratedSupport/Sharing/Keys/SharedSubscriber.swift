/// Gets the changes of a stored value. See ``SharedReaderKey/subscribe(context:subscriber:)``.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoadingChange: @Sendable (Bool) -> Void

  /// - Parameters:
  ///   - callback: Gets the new value, nil if nothing is stored any more, or an error.
  ///   - onLoadingChange: Told when a value begins to load and when it has been loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoadingChange: @escaping @Sendable (_ isLoading: Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoadingChange = onLoadingChange
  }

  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Nothing is stored any more. The shared value gets its default value.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// The error becomes the ``Shared/loadError``. The shared value stays as it is.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Sets ``Shared/isLoading``. Call it with true and then with false.
  public func yieldLoading(_ isLoading: Bool = true) { onLoadingChange(isLoading) }
}
