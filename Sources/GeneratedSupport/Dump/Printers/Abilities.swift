// What a type can do because of a conformance that is found at run time, once per type: `==`, `<` and
// identity, on values whose type is known, so that none of them is boxed.

class ValueEquality<Value> {
  func areEqual(_ one: Value, _ other: Value) -> Bool { preconditionFailure("abstract") }

  static func make() -> ValueEquality<Value>? {
    func open<T: Equatable>(_: T.Type) -> AnyObject { EquatableEquality<T>() }
    guard let type = Value.self as? any Equatable.Type else { return nil }
    return open(type) as? ValueEquality<Value>
  }
}

private final class EquatableEquality<Value: Equatable>: ValueEquality<Value> {
  override func areEqual(_ one: Value, _ other: Value) -> Bool { one == other }
}

class ValueOrder<Value> {
  func isBefore(_ one: Value, _ other: Value) -> Bool { preconditionFailure("abstract") }

  static func make() -> ValueOrder<Value>? {
    func open<T: Comparable>(_: T.Type) -> AnyObject { ComparableOrder<T>() }
    guard let type = Value.self as? any Comparable.Type else { return nil }
    return open(type) as? ValueOrder<Value>
  }
}

private final class ComparableOrder<Value: Comparable>: ValueOrder<Value> {
  override func isBefore(_ one: Value, _ other: Value) -> Bool { one < other }
}

/// Tells elements apart: by their `id`, or by their hash.
class ElementKeys<Value> {
  /// Whether two elements with one key can differ, and two with different keys must not be taken
  /// for one that has changed.
  var areIdentities: Bool { preconditionFailure("abstract") }

  /// A number for each element; the same for the same key.
  func numbers(_ old: ArraySlice<Value>, _ new: ArraySlice<Value>) -> (old: [Int], new: [Int]) {
    preconditionFailure("abstract")
  }

  static func make() -> ElementKeys<Value>? {
    func identifiable<T: Identifiable>(_: T.Type) -> AnyObject { IdentifiableKeys<T>() }
    func hashable<T: Hashable>(_: T.Type) -> AnyObject { HashableKeys<T>() }
    if let type = Value.self as? any Identifiable.Type {
      return identifiable(type) as? ElementKeys<Value>
    }
    guard let type = Value.self as? any Hashable.Type else { return nil }
    return hashable(type) as? ElementKeys<Value>
  }
}

private final class IdentifiableKeys<Value: Identifiable>: ElementKeys<Value> {
  override var areIdentities: Bool { true }

  override func numbers(
    _ old: ArraySlice<Value>, _ new: ArraySlice<Value>
  ) -> (old: [Int], new: [Int]) {
    GeneratedSupport.numbers(old, new, of: { $0.id })
  }
}

private final class HashableKeys<Value: Hashable>: ElementKeys<Value> {
  override var areIdentities: Bool { false }

  override func numbers(
    _ old: ArraySlice<Value>, _ new: ArraySlice<Value>
  ) -> (old: [Int], new: [Int]) {
    GeneratedSupport.numbers(old, new, of: { $0 })
  }
}

private func numbers<Value, Key: Hashable>(
  _ old: ArraySlice<Value>, _ new: ArraySlice<Value>, of key: (Value) -> Key
) -> (old: [Int], new: [Int]) {
  var known: [Key: Int] = [:]
  func number(_ value: Value) -> Int {
    let key = key(value)
    if let number = known[key] { return number }
    let number = known.count
    known[key] = number
    return number
  }
  return (old.map(number), new.map(number))
}
