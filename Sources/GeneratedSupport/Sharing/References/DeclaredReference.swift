/// The reference of one declaration, such as `@Shared(.settings) var settings`. It stands for the
/// reference that all declarations with this key have, until it loads another key.
///
/// The copies of the shared value and its parts refer to this reference, so they get the value of
/// the other key, too.
final class DeclaredReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let target: Locked<SharedReference<Value>>
  /// Tells that the target has been replaced.
  private let replacement = SharedObservation()

  init(_ target: SharedReference<Value>) {
    self.target = Locked(target)
  }

  private var current: SharedReference<Value> { target.withLock { $0 } }

  override func value(in version: SharedVersion) -> Value { current.value(in: version) }

  override func mutate<Result, Failure: Error>(
    at site: CallSite, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try current.mutate(at: site, body)
  }

  /// Code that observes the status, or the value, also observes which reference this one stands
  /// for.
  override var status: SharedStatus {
    replacement.accessStatus()
    return current.status
  }

  override var identity: ObjectIdentifier { current.identity }

  override func name(of wrapper: String, showsValue: Bool) -> String {
    current.name(of: wrapper, showsValue: showsValue)
  }

  override func listen(_ function: @escaping @Sendable () -> Void) -> SharedSubscription {
    let listener = TargetListener(self, function)
    let replacements = replacement.listen {
      listener.attach()
      function()
    }
    listener.attach()
    return SharedSubscription {
      replacements.cancel()
      listener.cancel()
    }
  }

  /// Stands for the reference with this key from now on, and loads its value.
  nonisolated(nonsending) func change<Key: SharedReaderKey<Value>>(
    to key: Key, default initial: () -> Value
  ) async throws {
    let other = SharedReferenceTable.current.referenceToLoad(key, default: initial)
    try await withCheckedThrowingContinuation { continuation in
      other.status.load { continuation.resume(with: $0) }
      target.withLock { $0 = other }
      replacement.valueChanged()
    }
  }

  /// Listens to the reference that the declared one stands for.
  private final class TargetListener: Sendable {
    private let declared: DeclaredReference
    private let function: @Sendable () -> Void
    private let attaching = ExclusiveSection()
    private let subscription = Locked<SharedSubscription?>(nil)

    init(_ declared: DeclaredReference, _ function: @escaping @Sendable () -> Void) {
      self.declared = declared
      self.function = function
    }

    func attach() {
      attaching.run {
        let new = declared.current.listen(function)
        subscription.withLock { $0 = new }
      }
    }

    func cancel() { subscription.withLock { $0 }?.cancel() }
  }
}

extension SharedReference {
  /// Loads another key into a declaration.
  nonisolated(nonsending) func load<Key: SharedReaderKey<Value>>(
    _ key: Key, default initial: () -> Value
  ) async throws {
    guard let declared = self as? DeclaredReference<Value> else {
      throw PartOfSharedValue(name: name, key: "\(key)")
    }
    try await declared.change(to: key, default: initial)
  }
}

/// A part of a shared value cannot have a key of its own.
struct PartOfSharedValue: Error, CustomStringConvertible {
  let name: String
  let key: String

  var description: String {
    """
    '\(name)' cannot load the key '\(key)', because it is a part of another shared value. Call 'load' of a shared value \
    that is declared with '@Shared' or '@SharedReader'.
    """
  }
}
