/// A subscription to the changes of a stored value. It ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private let ending: Ending

  /// - Parameter cancel: Called once.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    ending = Ending(cancel)
  }

  public func cancel() { ending.run() }

  private final class Ending: Sendable {
    private let function: Locked<(@Sendable () -> Void)?>

    init(_ function: @escaping @Sendable () -> Void) {
      self.function = Locked(function)
    }

    func run() {
      let function = function.withLock { function in
        defer { function = nil }
        return function
      }
      function?()
    }

    deinit { run() }
  }
}
