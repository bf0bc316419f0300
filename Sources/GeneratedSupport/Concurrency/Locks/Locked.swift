import Synchronization

/// A value that is protected by a `Mutex`, in a form that the thread sanitizer understands.
///
/// A thread that waits for a `Mutex` waits in the `Synchronization` library, which is built without
/// the sanitizer. The sanitizer doesn't see that the wait ends after the other thread has unlocked
/// the mutex, and reports a race between two closures that can't run at once. So each closure also
/// reads an atomic that the closure before it has written. The sanitizer sees that order. The cost
/// is a plain load and a plain store.
package struct Locked<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let sections = Atomic(0)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls the closure with exclusive access to the value.
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
