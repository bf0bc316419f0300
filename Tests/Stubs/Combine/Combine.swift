// What the runtime uses of Apple's module, for type checks on Linux.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { fatalError() }
}

public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

public final class AnyCancellable {
  public func cancel() {}
}
