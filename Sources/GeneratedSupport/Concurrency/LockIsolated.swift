/// A value behind a lock, for what concurrent closures write and a test reads afterwards.
///
/// ```swift
/// let played = LockIsolated<[String]>([])
/// let play: @Sendable (String) -> Void = { name in played.withValue { $0.append(name) } }
/// play("gong")
/// print(played.value == ["gong"])
/// ```
///
/// The lock isn't recursive: don't use the same value in the closure given to ``withValue(_:)``.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let locked: Locked<Value>

  public init(_ value: consuming sending Value) {
    locked = Locked(value)
  }

  /// Calls the closure with the value, while nobody else can read or write it.
  public func withValue<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try locked.withLock(body)
  }

  /// Replaces the value.
  ///
  /// What depends on the old value belongs in ``withValue(_:)``: between reading ``value`` and setting
  /// it, another thread may write.
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
  /// The value as it is now.
  public var value: Value { locked.withLock { $0 } }
}

/// A value that the closure of a lock takes over. The compiler can't see that the closure is called
/// once, so it can't see that a captured value is only sent once.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: consuming sending Value) {
    self.value = value
  }
}

/// A value behind an actor.
@available(*, deprecated, message: "use 'LockIsolated', which needs no 'await'")
public actor ActorIsolated<Value: Sendable> {
  /// The value as it is now.
  public private(set) var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  /// Calls the closure with the value, while nobody else can read or write it.
  public func withValue<Result: Sendable, Failure: Error>(
    _ body: @Sendable (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&value)
  }

  /// Replaces the value.
  public func setValue(_ value: Value) {
    self.value = value
  }
}
