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
