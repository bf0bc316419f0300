/// Gets the changes of a stored value. See ``SharedReaderKey/subscribe(context:subscriber:)``.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoadingChange: @Sendable (Bool) -> Void
  private let onLoad: (@Sendable (() -> Result<Value?, any Error>) -> Void)?

  /// - Parameters:
  ///   - callback: Gets the new value, nil if nothing is stored any more, or an error.
  ///   - onLoadingChange: Told when a value begins to load and when it has been loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoadingChange: @escaping @Sendable (_ isLoading: Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoadingChange = onLoadingChange
    onLoad = nil
  }

  /// - Parameter onLoad: Calls the closure to load the new value.
  init(
    onLoadingChange: @escaping @Sendable (_ isLoading: Bool) -> Void,
    onLoad: @escaping @Sendable (() -> Result<Value?, any Error>) -> Void
  ) {
    callback = { result in onLoad { result } }
    self.onLoadingChange = onLoadingChange
    self.onLoad = onLoad
  }

  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Nothing is stored any more. The shared value gets its default value.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// The error becomes the ``Shared/loadError``. The shared value stays as it is.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Loads the new value with the closure. A change that the program makes meanwhile is newer.
  func yield(loading load: () -> Result<Value?, any Error>) {
    if let onLoad { onLoad(load) } else { callback(load()) }
  }

  /// Sets ``Shared/isLoading``. Call it with true and then with false.
  public func yieldLoading(_ isLoading: Bool = true) { onLoadingChange(isLoading) }
}
