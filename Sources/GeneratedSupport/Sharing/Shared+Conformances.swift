// Not `Codable`, because decoding would make a value that nothing shares. Not `Hashable`, because
// the hash could change while the value is in a set.

extension Shared: Equatable where Value: Equatable {
  /// Compares the values. In the assertions of a `TestStore`, compares the expected value with the
  /// actual one.
  public static func == (left: Self, right: Self) -> Bool { left.reference.equals(right.reference) }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Compares the values. In the assertions of a `TestStore`, compares the expected value with the
  /// actual one.
  public static func == (left: Self, right: Self) -> Bool { left.reference.equals(right.reference) }
}

extension SharedReference where Value: Equatable {
  fileprivate func equals(_ other: SharedReference) -> Bool {
    if let comparison = SharedComparison.running {
      return value(in: .expected(comparison)) == other.value(in: .actual(comparison))
    }
    return identity == other.identity || value == other.value
  }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  /// `Shared<Int>(.inMemory("count"))`, or `Shared<Int>(value: 3)` without a key.
  public var description: String { reference.name(of: "Shared", showsValue: true) }
}

extension SharedReader: CustomStringConvertible {
  /// `SharedReader<Int>(.inMemory("count"))`, or `SharedReader<Int>(value: 3)` without a key.
  public var description: String { reference.name(of: "SharedReader", showsValue: true) }
}

extension Shared: CustomDiffObject {
  package var customDiffValues: (Any, Any) { reference.diffValues }
  package var objectIdentifier: ObjectIdentifier { reference.identity }
}

extension SharedReader: CustomDiffObject {
  package var customDiffValues: (Any, Any) { reference.diffValues }
  package var objectIdentifier: ObjectIdentifier { reference.identity }
}

extension SharedReference {
  fileprivate var diffValues: (Any, Any) {
    if let comparison = SharedComparison.running {
      return (value(in: .expected(comparison)), value(in: .actual(comparison)))
    }
    let value = value
    return (value, value)
  }
}
