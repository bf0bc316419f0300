/// A reference to a value that has changed. Each has a number, also the first one.
final class DiffObjectPrinter<Value: _CustomDiffObject>: ValuePrinter<Value>, @unchecked Sendable {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let current = value._customDiffValues.1
    let isNew = writer.write(numberOf: value, id: value._objectIdentifier, current)
    if isNew { return writer.write(any: current) }
    writer.write("\(dumpTypeName(type(of: current)))(↩︎)")
    return writer.hold(current).hasChildren(writer)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    writer.hold(value._customDiffValues.1).hasChildren(writer)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    let held = (old: HeldValue(old, self), new: HeldValue(new, self))
    guard old._objectIdentifier == new._objectIdentifier else {
      return .replaced(held.old, held.new)
    }
    let writer = comparison.writer
    let before = writer.hold(old._customDiffValues.0)
    let after = new._customDiffValues.1
    let change = comparison.deeper { before.compare(with: writer.hold(after), comparison) }
    return change.map { change in
      .object(
        ObjectChange(old: held.old, new: held.new, change: change) { writer in
          writer.write(numberOf: new, id: new._objectIdentifier, after)
        })
    }
  }
}

extension DumpWriter {
  /// Returns whether this object was not shown before.
  func write(numberOf object: Any, id: ObjectIdentifier, _ value: Any) -> Bool {
    let name = dumpTypeName(type(of: value))
    let (number, isNew) = objects.number(object, id, type: name, first: 1)
    write("#\(number) ")
    return isNew
  }
}
