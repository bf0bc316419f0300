/// A value that is protected by a lock. A test can read it after concurrent closures have written
/// it.
///
/// ```swift
/// let played = LockIsolated<[String]>([])
/// let play: @Sendable (String) -> Void = { name in played.withValue { $0.append(name) } }
/// play("gong")
/// print(played.value == ["gong"])
/// ```
///
/// The lock isn't recursive: the closure of ``withValue(_:)`` must not use the same `LockIsolated`.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let locked: Locked<Value>

  public init(_ value: consuming sending Value) {
    locked = Locked(value)
  }

  /// Calls the closure with exclusive access to the value.
  public func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try locked.withLock(body)
  }

  /// Replaces the value.
  ///
  /// To compute the new value from the old one, use ``withValue(_:)``. Another thread may write
  /// between a read of ``value`` and a call of this method.
  public func setValue(_ value: consuming sending Value) {
    let box = Transferred(value)
    locked.withLock { $0 = box.value }
  }

  /// A member of the value.
  public subscript<Member: Sendable>(
    dynamicMember member: any KeyPath<Value, Member> & Sendable
  ) -> Member {
    locked.withLock { $0[keyPath: member] }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the current value.
  public var value: Value { locked.withLock { $0 } }
}

// The compiler assumes that a comparison or a hash could keep the value, and so could let it out of
// the lock. They do not, which is why the values may be wrapped in `UncheckedSendable`.

extension LockIsolated: Equatable where Value: Equatable {
  /// Compares the values. Both locks are held during the comparison.
  public static func == (left: LockIsolated, right: LockIsolated) -> Bool {
    if left === right {
      return left.locked.withLock { value in
        let value = UncheckedSendable(value)
        return value == value
      }
    }
    // All comparisons take the locks in the same order. Otherwise two of them could block each
    // other.
    let isInOrder = ObjectIdentifier(left) < ObjectIdentifier(right)
    let (first, second) = isInOrder ? (left, right) : (right, left)
    return first.locked.withLock { value in
      let value = UncheckedSendable(value)
      return second.locked.withLock { UncheckedSendable($0) == value }
    }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    locked.withLock { hasher.combine(UncheckedSendable($0)) }
  }
}

/// A value that the closure of a lock consumes. The compiler can't see that the closure is called
/// once, so it can't see that a captured value is sent only once.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: consuming sending Value) {
    self.value = value
  }
}
