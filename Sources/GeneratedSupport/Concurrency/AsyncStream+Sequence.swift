extension AsyncStream {
  /// A stream without elements that only ends when the task that iterates it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended.
  public static var finished: Self { Self { $0.finish() } }

  /// The elements of a sequence, up to its end or to its first error.
  ///
  /// The sequence is iterated by the task that iterates the stream, so no other task is started, and
  /// no element is asked for before it is wanted. One task can iterate the stream.
  public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Element {
    let iterator = LazyIterator(base)
    self.init(unfolding: { try? await iterator.next() })
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream without elements that only ends when the task that iterates it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended, with an error if there is one.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// The elements of a sequence, up to its end or to its first error, which is thrown.
  ///
  /// The sequence is iterated by the task that iterates the stream, so no other task is started, and
  /// no element is asked for before it is wanted. One task can iterate the stream.
  public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Element {
    let iterator = LazyIterator(base)
    self.init(unfolding: { try await iterator.next() })
  }
}

extension AsyncSequence where Self: Sendable {
  /// The same elements as a stream, which ends at the first error.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The same elements as a stream, which throws the first error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An iterator that is made when the first element is wanted, and that one task uses at a time.
final class LazyIterator<Base: AsyncSequence & Sendable>: Sendable {
  private let base: Base
  private let state = Locked(State.unused)

  private enum State {
    case unused
    /// Between two elements. Only `next` touches the iterator, and only one call at a time has it.
    case ready(UncheckedSendable<Base.AsyncIterator>)
    case inUse
  }

  init(_ base: Base) {
    self.base = base
  }

  /// The next element, or nil at the end; also, with a report, while another task waits for one.
  func next() async throws -> Base.Element? {
    guard var iterator = borrow() else {
      reportIssue("Two tasks iterate a stream that was made from a sequence. One task can.")
      return nil
    }
    defer { giveBack(iterator) }
    return try await iterator.value.next()
  }

  private func borrow() -> UncheckedSendable<Base.AsyncIterator>? {
    state.withLock { state in
      defer { state = .inUse }
      switch state {
      case .unused: return UncheckedSendable(base.makeAsyncIterator())
      case .ready(let iterator): return iterator
      case .inUse: return nil
      }
    }
  }

  private func giveBack(_ iterator: UncheckedSendable<Base.AsyncIterator>) {
    state.withLock { $0 = .ready(iterator) }
  }
}
