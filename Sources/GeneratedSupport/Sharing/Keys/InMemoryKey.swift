extension SharedReaderKey {
  /// A value that is kept in memory, as long as the process runs, or the test. The first default
  /// value is kept, too.
  ///
  /// ```swift
  /// struct Counter {
  ///   @Shared(.inMemory("count")) var count = 0
  /// }
  /// ```
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// The key of a value that is kept in memory: `.inMemory("count")`.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  let key: String
  private(set) var storage: InMemoryStorage?

  init(_ key: String) {
    self.key = key
  }

  private var storageInForce: InMemoryStorage {
    storage ?? DependencyValues._current.defaultInMemoryStorage
  }

  public var id: InMemoryKeyID {
    InMemoryKeyID(key: key, storage: ObjectIdentifier(storageInForce))
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storageInForce[key]))
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storageInForce[key] = value
    continuation.resume()
  }
}

extension InMemoryKey: StorageDependent {
  var withCurrentStorage: Self {
    var key = self
    key.storage = storageInForce
    return key
  }
}

extension InMemoryKey: DefaultStoring {
  var isStored: Bool { storageInForce[key] as Value? != nil }
}

extension InMemoryKey: CustomStringConvertible {
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// Identifies a value that is kept in memory.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: ObjectIdentifier
}

/// The values of the keys `.inMemory`. See ``DependencyValues/defaultInMemoryStorage``.
public final class InMemoryStorage: Hashable, Sendable {
  private struct ID: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  private let values = Locked<[ID: any Sendable]>([:])

  public init() {}

  /// Two storages are equal if they are the same object.
  public static func == (left: InMemoryStorage, right: InMemoryStorage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Values of different types do not replace each other.
  subscript<Value: Sendable>(key: String) -> Value? {
    get {
      let id = ID(key: key, type: ObjectIdentifier(Value.self))
      // The value may be an optional. Then nil can be a stored value.
      guard let value = values.withLock({ $0[id] }) else { return nil }
      return value as? Value
    }
    set { values.withLock { $0[ID(key: key, type: ObjectIdentifier(Value.self))] = newValue } }
  }
}

extension DependencyValues {
  /// The values of the keys `.inMemory`. Each test has its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
