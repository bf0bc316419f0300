/// A standard type that has its own printer.
protocol HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter
}

/// Chooses the printer of a type. A conformance of the type to a dump protocol comes first, then
/// the printers of standard types, then reflection.
func makePrinter<Value>(for type: Value.Type, _ writer: DumpWriter) -> AnyValuePrinter {
  if isExistential(type) { return ExistentialPrinter<Value>() }
  if let printer = customPrinter(for: type) { return printer }
  if let type = type as? any HasPrinter.Type { return type.makePrinter(writer) }
  if type is AnyClass { return ClassPrinter<Value>() }
  return _typeName(type, qualified: true).hasSuffix(".Type")
    ? MetatypePrinter<Value>() : ReflectionPrinter<Value>()
}

private func customPrinter(for type: Any.Type) -> AnyValuePrinter? {
  func text<T: CustomDumpStringConvertible>(_: T.Type) -> AnyValuePrinter { TextPrinter<T>() }
  func object<T: CustomDiffObject>(_: T.Type) -> AnyValuePrinter { DiffObjectPrinter<T>() }
  func stand<T: CustomDumpRepresentable>(_: T.Type) -> AnyValuePrinter { RepresentablePrinter<T>() }
  func mirror<T: CustomDumpReflectable>(_ type: T.Type) -> AnyValuePrinter {
    type is AnyClass ? ClassPrinter<T>() : ReflectionPrinter<T>()
  }
  if let type = type as? any CustomDumpStringConvertible.Type { return text(type) }
  if let type = type as? any CustomDiffObject.Type { return object(type) }
  if let type = type as? any CustomDumpRepresentable.Type { return stand(type) }
  if let type = type as? any CustomDumpReflectable.Type { return mirror(type) }
  return nil
}

/// Only the metatype of an existential has a name like `P.Protocol`.
private func isExistential<Value>(_ type: Value.Type) -> Bool {
  _typeName(Swift.type(of: type as Any), qualified: true).hasSuffix(".Protocol")
}

// The capabilities of a type, `==`, `<` and identity, are found at run time, once per type. They
// work on values of that type, so that no value is boxed.

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
  /// A value that doesn't equal itself, such as `nan`, comes last.
  override func isBefore(_ one: Value, _ other: Value) -> Bool {
    if one != one { return false }
    return other != other || one < other
  }
}

/// Tells elements apart by their identity or by their hash.
class ElementKeys<Value> {
  /// Whether the key is an identity. Elements with the same identity can differ. Elements with
  /// different identities are never shown as one element that has changed.
  var areIdentities: Bool { preconditionFailure("abstract") }

  /// A number for each element. Elements with the same key have the same number.
  func numbers(_ old: ArraySlice<Value>, _ new: ArraySlice<Value>) -> (old: [Int], new: [Int]) {
    preconditionFailure("abstract")
  }

  static func make() -> ElementKeys<Value>? {
    func identifiable<T: Identifiable>(_: T.Type) -> AnyObject { IdentifiableKeys<T>() }
    func hashable<T: Hashable>(_: T.Type) -> AnyObject { HashableKeys<T>() }
    func object<T: CustomDiffObject>(_: T.Type) -> AnyObject { DiffObjectKeys<T>() }
    if let type = Value.self as? any CustomDiffObject.Type {
      return object(type) as? ElementKeys<Value>
    }
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

private final class DiffObjectKeys<Value: CustomDiffObject>: ElementKeys<Value> {
  override var areIdentities: Bool { true }

  override func numbers(
    _ old: ArraySlice<Value>, _ new: ArraySlice<Value>
  ) -> (old: [Int], new: [Int]) {
    GeneratedSupport.numbers(old, new, of: { $0.objectIdentifier })
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
