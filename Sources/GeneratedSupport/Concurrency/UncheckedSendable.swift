/// A value of which you say, not the compiler, that it may cross isolation domains.
///
/// As a wrapper it lets a `@Sendable` closure capture such a value:
///
/// ```swift
/// func counter() -> @Sendable ([Int]) -> Int {
///   @UncheckedSendable var path = \Array<Int>.count
///   return { [path = $path] in $0[keyPath: path.value] }
/// }
/// ```
///
/// Where the value is also written, ``LockIsolated`` is the safe choice.
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
