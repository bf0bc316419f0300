// References to parts of other references. A key path or a closure is a constant that can be used
// on any thread.

/// A member of a shared value.
final class MemberReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: SharedReference<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func value(in version: SharedVersion) -> Value {
    base.value(in: version)[keyPath: keyPath]
  }

  override func mutate<Result, Failure: Error>(
    at site: CallSite, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try base.mutate(at: site) { value throws(Failure) in try body(&value[keyPath: keyPath]) }
  }

  override func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(function)
  }

  override var status: SharedStatus { base.status }

  override func name(of wrapper: String, showsValue: Bool) -> String {
    base.name(of: wrapper, showsValue: showsValue) + memberSpelling(of: keyPath)
  }
}

/// A value that is computed from a shared value.
final class ReadReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Base>
  private let label: String
  private let read: (Base) -> Value

  init(_ base: SharedReference<Base>, _ label: String, _ read: @escaping (Base) -> Value) {
    self.base = base
    self.label = label
    self.read = read
  }

  override func value(in version: SharedVersion) -> Value { read(base.value(in: version)) }

  override func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(function)
  }

  override var status: SharedStatus { base.status }

  override func name(of wrapper: String, showsValue: Bool) -> String {
    base.name(of: wrapper, showsValue: showsValue) + label
  }
}

/// The value of a shared optional. It keeps the last value after the optional has become nil.
final class UnwrappedReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Value?>
  private let remembering = ExclusiveSection()
  private var last: Value

  init?(_ base: SharedReference<Value?>) {
    guard let value = base.value else { return nil }
    self.base = base
    last = value
  }

  override func value(in version: SharedVersion) -> Value {
    if let value = base.value(in: version) {
      if case .current = version { remember(value) }
      return value
    }
    return remembering.run { last }
  }

  override func mutate<Result, Failure: Error>(
    at site: CallSite, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try base.mutate(at: site) { value throws(Failure) in
      guard var unwrapped = value else {
        reportMissing(at: site)
        var copy = remembering.run { last }
        return try body(&copy)
      }
      // The value must not be referenced twice while it changes.
      value = nil
      defer {
        value = unwrapped
        if SharedComparison.assigning == nil { remember(unwrapped) }
      }
      return try body(&unwrapped)
    }
  }

  private func remember(_ value: Value) { remembering.run { last = value } }

  private func reportMissing(at site: CallSite) {
    let text = """
      A change of '\(name)' is lost, because the value is nil now.

      This shared value was derived from an optional, which had a value then. Check that the optional still has a \
      value before you change the shared value.
      """
    IssueReport(text, site: site).deliver()
  }

  override func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    base.listen(function)
  }

  override var status: SharedStatus { base.status }

  override func name(of wrapper: String, showsValue: Bool) -> String {
    base.name(of: wrapper, showsValue: showsValue) + "!"
  }
}
