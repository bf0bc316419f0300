/// What standard types conform to that have a printer of their own.
protocol HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter
}

/// Chooses how values of a type are dumped. What its author wrote for it comes first, then what is
/// known about the type, and reflection last.
func makePrinter<Value>(for type: Value.Type, _ writer: DumpWriter) -> AnyValuePrinter {
  if isExistential(type) { return ExistentialPrinter<Value>() }
  if let printer = customPrinter(for: type) { return printer }
  if let type = type as? any HasPrinter.Type { return type.makePrinter(writer) }
  if type is AnyClass { return ClassPrinter<Value>() }
  if let type = type as? any _DumpFieldTable.Type { return fieldsPrinter(type) }
  return _typeName(type, qualified: true).hasSuffix(".Type")
    ? MetatypePrinter<Value>() : ReflectionPrinter<Value>()
}

private func customPrinter(for type: Any.Type) -> AnyValuePrinter? {
  func text<T: CustomDumpStringConvertible>(_: T.Type) -> AnyValuePrinter { TextPrinter<T>() }
  func object<T: _CustomDiffObject>(_: T.Type) -> AnyValuePrinter { DiffObjectPrinter<T>() }
  func stand<T: CustomDumpRepresentable>(_: T.Type) -> AnyValuePrinter { RepresentablePrinter<T>() }
  func mirror<T: CustomDumpReflectable>(_ type: T.Type) -> AnyValuePrinter {
    type is AnyClass ? ClassPrinter<T>() : ReflectionPrinter<T>()
  }
  if let type = type as? any CustomDumpStringConvertible.Type { return text(type) }
  if let type = type as? any _CustomDiffObject.Type { return object(type) }
  if let type = type as? any CustomDumpRepresentable.Type { return stand(type) }
  if let type = type as? any CustomDumpReflectable.Type { return mirror(type) }
  return nil
}

private func fieldsPrinter<T: _DumpFieldTable>(_: T.Type) -> AnyValuePrinter { FieldsPrinter<T>() }

/// The metatype of an existential is called `P.Protocol`, and no other is.
private func isExistential<Value>(_ type: Value.Type) -> Bool {
  _typeName(Swift.type(of: type as Any), qualified: true).hasSuffix(".Protocol")
}

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
  /// What doesn't even equal itself, as `nan`, has no place in an order: it comes last.
  override func isBefore(_ one: Value, _ other: Value) -> Bool {
    if one != one { return false }
    return other != other || one < other
  }
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
