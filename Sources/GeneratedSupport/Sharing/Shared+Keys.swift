extension Shared {
  /// The value that is stored under a key: `@Shared(.inMemory("count")) var count = 0`.
  ///
  /// The default value is used if nothing is stored. If the value is in use elsewhere in the
  /// program, it is that value.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(key, default: wrappedValue)
  }

  /// An optional value that is stored under a key. It is nil if nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(key, default: { nil })
  }

  /// The value of a key that has a default value. See ``SharedReaderKey/subscript(_:default:)``.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(key, default: key.makeInitial)
  }

  /// The value of a key, with another default value than the key has.
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
    self.init(key, default: wrappedValue)
  }

  /// The value that is stored under a key, or in use elsewhere in the program. Waits until it is
  /// loaded, and throws if nothing is stored.
  ///
  /// ```swift
  /// struct Profile: Sendable { var name: String }
  ///
  /// func profile() async throws -> Shared<Profile> {
  ///   try await Shared(require: .inMemory("profile"))
  /// }
  /// ```
  public init(require key: some SharedKey<Value>) async throws {
    reference = DeclaredReference(try await requiredReference(key))
  }

  @available(
    *, unavailable,
    message: "assign a default value: '@Shared(…) var x = 0', or make the value optional"
  )
  public init(_ key: some SharedKey<Value>) {
    fatalError("unavailable")
  }

  private init<Key: SharedKey<Value>>(_ key: Key, default initial: () -> Value) {
    reference = DeclaredReference(SharedReferenceTable.current.reference(key, default: initial))
  }
}

/// The reference to a value that must exist.
func requiredReference<Key: SharedReaderKey>(
  _ key: Key
) async throws -> SharedReference<Key.Value> {
  let table = SharedReferenceTable.current
  if let value = try await load(withCurrentStorage(key)) {
    return table.reference(key, loaded: value) { value }
  }
  if let known = table.knownReference(key) { return known }
  throw MissingSharedValue(key: "\(key)")
}

private func load<Key: SharedReaderKey>(_ key: Key) async throws -> Key.Value? {
  let value = try await withCheckedThrowingContinuation { continuation in
    codingThread(of: key).run {
      let loading = LoadContinuation<Key.Value>("\(key)") {
        // The key hands the value over.
        continuation.resume(with: $0.map { UncheckedSendable($0) }.mapError(\.cause))
      }
      key.load(context: .userInitiated, continuation: loading)
    }
  }
  return value.value
}

/// Nothing is stored under a key.
struct MissingSharedValue: Error, CustomStringConvertible {
  let key: String
  var description: String { "nothing is stored under '\(key)'" }
}
