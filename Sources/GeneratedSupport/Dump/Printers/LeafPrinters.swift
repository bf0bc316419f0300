/// A value that describes itself for dumps.
final class TextPrinter<Value: CustomDumpStringConvertible>: ValuePrinter<Value> {
  override var isDeep: Bool { false }
  override var hidesDifferences: Bool { true }

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    writer.write(lines: value.customDumpDescription)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    value.customDumpDescription.utf8.contains(UInt8(ascii: "\n"))
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    // A text may hide on purpose what differs: that is not worth a remark.
    if equality == nil, old.customDumpDescription == new.customDumpDescription { return nil }
    return .replaced(HeldValue(old, self), HeldValue(new, self))
  }
}

/// A number and the like, whose description is its literal.
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

/// The number that most numbers are.
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

/// A type that is a value.
final class MetatypePrinter<Value>: ValuePrinter<Value> {
  override var isDeep: Bool { false }

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    writer.write(text(value))
    return false
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    old as? Any.Type == new as? Any.Type
      ? nil : .replaced(HeldValue(old, self), HeldValue(new, self))
  }

  private func text(_ value: Value) -> String {
    (value as? Any.Type).map { dumpTypeName($0) + ".self" } ?? String(describing: value)
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
