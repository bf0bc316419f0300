/// A value that other parts of a program share, and that can only be read here.
///
/// ```swift
/// struct Banner {
///   @SharedReader(.inMemory("userName")) var userName = "guest"
/// }
/// ```
///
/// It sees all changes. See ``Shared``.
@propertyWrapper @dynamicMemberLookup
public struct SharedReader<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// A constant.
  public init(value: sending Value) {
    reference = DeclaredReference(RootReference(value))
  }

  /// The same shared value as another one.
  public init(projectedValue: SharedReader<Value>) {
    self = projectedValue
  }

  /// A shared value that can only be read here.
  public init(_ base: Shared<Value>) {
    reference = base.reference
  }

  /// The value of an optional. Nil if the optional is nil now. If it becomes nil later, this keeps
  /// its last value.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = UnwrappedReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value of an optional, which can only be read here. Nil if the optional is nil now.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }

  /// The current value.
  public var wrappedValue: Value { reference.value }

  /// The shared value itself, which is passed on to share it.
  public var projectedValue: SharedReader<Value> {
    get { self }
    set { self = newValue }
  }

  /// A part of the value: `$user.name`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.member(keyPath))
  }

  /// A value that is computed from the shared one whenever it is read.
  public func read<Member>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadReference(reference, ".read", body))
  }
}

extension SharedReader: Sendable where Value: Sendable {}

extension SharedReader {
  /// The value that is stored under a key: `@SharedReader(.inMemory("count")) var count = 0`.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(key, default: wrappedValue)
  }

  /// An optional value that is stored under a key. It is nil if nothing is stored.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(key, default: { nil })
  }

  /// The value of a key that has a default value. See ``SharedReaderKey/subscript(_:default:)``.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(key, default: key.makeInitial)
  }

  /// The value of a key, with another default value than the key has.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default
  ) {
    self.init(key, default: wrappedValue)
  }

  /// The value that is stored under a key. Waits until it is loaded, and throws if nothing is
  /// stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    reference = DeclaredReference(try await requiredReference(key))
  }

  @available(
    *, unavailable,
    message: "assign a default value: '@SharedReader(…) var x = 0', or make the value optional"
  )
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("unavailable")
  }

  private init<Key: SharedReaderKey<Value>>(_ key: Key, default initial: () -> Value) {
    reference = DeclaredReference(SharedReferenceTable.current.reference(key, default: initial))
  }
}
