/// Prints a value that has a description for dumps.
final class TextPrinter<Value: CustomDumpStringConvertible>: ValuePrinter<Value> {
  override var isDeep: Bool { equality == nil }
  override var hidesDifferences: Bool { true }

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    writer.write(lines: value.customDumpDescription)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    value.customDumpDescription.utf8.contains(UInt8(ascii: "\n"))
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    if comparison.knowledge == .presumed, equality?.areEqual(old, new) == true { return nil }
    if equality == nil, old.customDumpDescription == new.customDumpDescription,
      !differInside(old, new, comparison)
    {
      return nil
    }
    return .replaced(HeldValue(old, self), HeldValue(new, self))
  }
}

/// Prints a number, or another value whose description is its literal.
final class DescriptionPrinter<Value: CustomStringConvertible>: ValuePrinter<Value> {
  override var isDeep: Bool { false }

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    writer.write(value.description)
    return false
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool { false }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    old.description == new.description ? nil : .replaced(HeldValue(old, self), HeldValue(new, self))
  }
}

/// Prints an `Int`, which most numbers are.
final class IntPrinter: ValuePrinter<Int> {
  override var isDeep: Bool { false }

  override func write(_ value: Int, to writer: DumpWriter, isRoot: Bool) -> Bool {
    if value < 0 { writer.write(value.description) } else { writer.write(digits: value) }
    return false
  }

  override func hasChildren(_ value: Int, _ writer: DumpWriter) -> Bool { false }

  override func differences(
    _ old: Int, _ new: Int, _ comparison: DumpComparison
  ) -> DumpChange? {
    .replaced(HeldValue(old, self), HeldValue(new, self))
  }
}

/// Prints a metatype. The name of its type ends in `.Type`, like the name of a type that is
/// declared as `` `Type` `` in another type. A value shows which of the two it is.
final class MetatypePrinter<Value>: ReflectionPrinter<Value> {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    guard let type = value as? Any.Type else {
      return super.write(value, to: writer, isRoot: isRoot)
    }
    writer.write(dumpTypeName(type) + ".self")
    return false
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    value is Any.Type ? false : super.hasChildren(value, writer)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    guard let one = old as? Any.Type, let other = new as? Any.Type else {
      return super.differences(old, new, comparison)
    }
    return one == other ? nil : .replaced(HeldValue(old, self), HeldValue(new, self))
  }
}

extension HasPrinter where Self: CustomStringConvertible {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { DescriptionPrinter<Self>() }
}

extension Bool: HasPrinter {}
extension Int: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { IntPrinter() }
}
extension Int8: HasPrinter {}
extension Int16: HasPrinter {}
extension Int32: HasPrinter {}
extension Int64: HasPrinter {}
extension UInt: HasPrinter {}
extension UInt8: HasPrinter {}
extension UInt16: HasPrinter {}
extension UInt32: HasPrinter {}
extension UInt64: HasPrinter {}
extension Double: HasPrinter {}
extension Float: HasPrinter {}
