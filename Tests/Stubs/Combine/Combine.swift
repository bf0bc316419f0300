// What the runtime uses of Apple's module, for type checks on Linux, and for a program that runs.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Apple's protocol has a subscriber in place of the two functions.
  func receive(
    completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    value: @escaping (Output) -> Void)
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receive(completion: receiveCompletion, value: receiveValue)
    return AnyCancellable()
  }
}

public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

public final class AnyCancellable {
  public func cancel() {}
}
