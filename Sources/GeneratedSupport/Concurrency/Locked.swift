import Synchronization

/// A value behind a lock: `Mutex`, in the form that the thread sanitizer understands.
///
/// A thread that finds a `Mutex` taken waits in the `Synchronization` library, which is built without
/// the sanitizer. The sanitizer doesn't see that the wait has ended after the other thread let go, and
/// reports a race of two closures that can't run at once. Here each closure also reads what the one
/// before it wrote to an atomic: that order it does see. It costs a plain load and a plain store.
package struct Locked<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let sections = Atomic(0)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls the closure with the value, while nobody else can read or write it.
  ///
  /// The lock isn't recursive.
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) -> sending Result in
      let section = sections.load(ordering: .acquiring)
      defer { sections.store(section &+ 1, ordering: .releasing) }
      return try body(&value)
    }
  }
}
