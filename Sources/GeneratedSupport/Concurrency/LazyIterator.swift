import Synchronization

/// An iterator that is made when the first element is wanted, and that one task uses at a time.
final class LazyIterator<Base: AsyncSequence & Sendable>: Sendable {
  private let base: Base
  private let state = Mutex(State.unused)

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
