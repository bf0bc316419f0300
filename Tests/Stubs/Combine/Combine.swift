// What the runtime uses of Apple's module, for type checks on Linux.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { fatalError() }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? { fatalError() }
  }

  public func makeAsyncIterator() -> Iterator { fatalError() }
}
