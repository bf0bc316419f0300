extension AsyncStream {
  /// A stream without elements. It ends only when the task that iterates it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended.
  public static var finished: Self { Self { $0.finish() } }

  /// The elements of a sequence. The stream ends at the first error.
  ///
  /// The task that iterates the stream also iterates the sequence. No other task is started, and
  /// each element is requested only when it is needed. Only one task can iterate the stream.
  public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Element {
    let iterator = LazyIterator(base)
    self.init(unfolding: { try? await iterator.next() })
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream without elements. It ends only when the task that iterates it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended, optionally with an error.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// The elements of a sequence. The stream throws the first error.
  ///
  /// The task that iterates the stream also iterates the sequence. No other task is started, and
  /// each element is requested only when it is needed. Only one task can iterate the stream.
  public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Element {
    let iterator = LazyIterator(base)
    self.init(unfolding: { try await iterator.next() })
  }
}

extension AsyncSequence where Self: Sendable {
  /// A stream of the same elements. It ends at the first error.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// A stream of the same elements. It throws the first error.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An iterator that is created when the first element is requested. One task at a time can use it.
final class LazyIterator<Base: AsyncSequence & Sendable>: Sendable {
  private let base: Base
  private let state = Locked(State.unused)

  private enum State {
    case unused
    /// No element is being requested. Only `next` uses the iterator, in one call at a time.
    case ready(UncheckedSendable<Base.AsyncIterator>)
    case inUse
  }

  init(_ base: Base) {
    self.base = base
  }

  /// The next element, or nil at the end. Reports an issue and returns nil while another task waits
  /// for an element.
  func next() async throws -> Base.Element? {
    guard var iterator = borrow() else {
      reportIssue(
        "Two tasks iterate a stream that was created from a sequence. Only one task can iterate it."
      )
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
