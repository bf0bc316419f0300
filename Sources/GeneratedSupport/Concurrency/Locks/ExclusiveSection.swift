import Synchronization

/// Code that one thread runs at a time. Unlike a lock, it does not protect a value, and it knows
/// the thread that is in it.
struct ExclusiveSection: ~Copyable, Sendable {
  private let lock = Locked(())
  /// The number of the thread plus one, or zero.
  private let owner = Atomic(0)

  /// Whether the running thread is in the section. It must not enter it again.
  var isEnteredHere: Bool { owner.load(ordering: .relaxed) == Self.thread }

  borrowing func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { _ throws(Failure) -> UncheckedSendable<Result> in
      owner.store(Self.thread, ordering: .relaxed)
      defer { owner.store(0, ordering: .relaxed) }
      return UncheckedSendable(try body())
    }.value
  }

  private static var thread: Int { CurrentProcess.thread &+ 1 }
}
