/// A value that the compiler treats as `Sendable` without checking.
///
/// As a property wrapper, it lets a `@Sendable` closure capture a value that is not `Sendable`:
///
/// ```swift
/// func counter() -> @Sendable ([Int]) -> Int {
///   @UncheckedSendable var path = \Array<Int>.count
///   return { [path = $path] in $0[keyPath: path.value] }
/// }
/// ```
///
/// If the value is also written, use ``LockIsolated``, which is safe.
@dynamicMemberLookup @propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  public var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: member] }
    _modify { yield &value[keyPath: member] }
  }
}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  public typealias Element = Value.Element

  public func makeAsyncIterator() -> Value.AsyncIterator { value.makeAsyncIterator() }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
