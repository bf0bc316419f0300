// Printers of values that are shown as another value.

/// Prints an optional as the wrapped value or as `nil`.
final class OptionalPrinter<Wrapped>: ValuePrinter<Wrapped?> {
  private let wrapped: ValuePrinter<Wrapped>

  init(_ wrapped: ValuePrinter<Wrapped>) { self.wrapped = wrapped }

  override var isDeep: Bool { wrapped.isDeep }

  override func write(_ value: Wrapped?, to writer: DumpWriter, isRoot: Bool) -> Bool {
    if let value { return wrapped.write(value, to: writer, isRoot: isRoot) }
    writer.write("nil" as StaticString)
    return false
  }

  override func hasChildren(_ value: Wrapped?, _ writer: DumpWriter) -> Bool {
    value.map { wrapped.hasChildren($0, writer) } ?? false
  }

  override func compare(_ old: Wrapped?, _ new: Wrapped?, _ comparison: DumpComparison)
    -> DumpChange?
  {
    switch (old, new) {
    case (let old?, let new?): wrapped.compare(old, new, comparison)
    case (nil, nil): nil
    case (let old?, nil): .replaced(wrapped.hold(old, comparison.writer), HeldValue(nil, self))
    case (nil, let new?): .replaced(HeldValue(nil, self), wrapped.hold(new, comparison.writer))
    }
  }
}

extension Optional: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter {
    OptionalPrinter(writer.printer(for: Wrapped.self))
  }
}

/// Prints a value that is represented by another value.
final class RepresentablePrinter<Value: CustomDumpRepresentable>: ValuePrinter<Value> {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    // A value may be represented by itself.
    writer.substitutions += 1
    defer { writer.substitutions -= 1 }
    guard writer.substitutions < DumpWriter.deepest else {
      writer.write("…" as StaticString)
      return false
    }
    return writer.write(any: value.customDumpValue, isRoot: isRoot)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    writer.substitutions += 1
    defer { writer.substitutions -= 1 }
    return writer.substitutions < DumpWriter.deepest
      && writer.hold(value.customDumpValue).hasChildren(writer)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    guard comparison.mayGoDeeper else { return nil }
    let writer = comparison.writer
    let change = writer.hold(old.customDumpValue)
      .compare(with: writer.hold(new.customDumpValue), comparison.deeper())
    if change != nil || equality != nil || !differInside(old, new, comparison) { return change }
    return .invisible(HeldValue(old, self), HeldValue(new, self))
  }
}

/// Prints a value whose static type is a protocol. Its dynamic type decides how.
final class ExistentialPrinter<Value>: ValuePrinter<Value> {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    hold(value, writer).write(to: writer, isRoot: isRoot)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    hold(value, writer).hasChildren(writer)
  }

  override func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue {
    writer.hold(value, as: type(of: value as Any)) ?? HeldValue(value, self)
  }

  override func compare(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange? {
    hold(old, comparison.writer).compare(with: hold(new, comparison.writer), comparison)
  }
}

extension DumpWriter {
  /// The value with its dynamic type, if that is not `Value`.
  func hold<Value>(_ value: Value, as type: Any.Type) -> AnyHeldValue? {
    func open<Dynamic>(_: Dynamic.Type) -> AnyHeldValue? {
      guard Dynamic.self != Value.self, let value = value as? Dynamic else { return nil }
      return printer(for: Dynamic.self).hold(value, self)
    }
    return _openExistential(type, do: open)
  }
}

/// Prints a reference to a value that has changed. Every reference has a number, also the first
/// one.
final class DiffObjectPrinter<Value: CustomDiffObject>: ValuePrinter<Value> {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let current = value.customDiffValues.1
    let isNew = writer.write(numberOf: value, [current])
    if isNew { return writer.write(any: current) }
    writer.write("\(value.shownTypeName)(↩︎)")
    return hasChildren(value, writer)
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    // The value of an object may be the object itself.
    writer.substitutions += 1
    defer { writer.substitutions -= 1 }
    return writer.substitutions < DumpWriter.deepest
      && writer.hold(value.customDiffValues.1).hasChildren(writer)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    let held = (old: HeldValue(old, self), new: HeldValue(new, self))
    guard old.objectIdentifier == new.objectIdentifier else {
      return .replaced(held.old, held.new)
    }
    guard comparison.mayGoDeeper else { return nil }
    let (before, after) = (old.customDiffValues.0, new.customDiffValues.1)
    return comparison.writer.change(of: old, new) { writer in
      change(from: before, to: after, comparison.deeper())
    }.map { change in
      .object(
        ObjectChange(of: new.objectIdentifier, new: held.new, change: change) { writer in
          writer.write(numberOf: new, [after, before])
        })
    }
  }

  private func change(
    from before: Any, to after: Any, _ comparison: DumpComparison
  ) -> DumpChange? {
    let writer = comparison.writer
    guard before is any CustomDiffObject else {
      return writer.hold(before).compare(with: writer.hold(after), comparison)
    }
    // A snapshot is itself the value before the change, so its fields are compared.
    guard let one = Reflection(before, "", isCustom: true).composite(writer),
      let other = Reflection(after, "", isCustom: true).composite(writer)
    else { return nil }
    let entries = FieldPairs(one.children, other.children, comparison).entries
    return entries.map { .composite(CompositeChange(head: other.head, entries: $0)) }
  }
}

extension CustomDiffObject {
  fileprivate var shownTypeName: String {
    dumpTypeName(customDiffType ?? type(of: customDiffValues.1))
  }
}

extension DumpWriter {
  /// Writes the number of an object that stands for values. Returns whether it is new.
  @discardableResult
  fileprivate func write<Value: CustomDiffObject>(
    numberOf object: Value, _ values: [Any]
  ) -> Bool {
    let (number, isNew) = objects.number(
      object, object.objectIdentifier, type: object.shownTypeName, first: 1)
    write("#\(number) ")
    if isNew { objects.announce(values, as: number) }
    return isNew
  }

  /// Compares two objects, once for each pair. A pair that is already being compared is not
  /// compared again, because objects can refer to each other.
  func change<Value>(
    of old: Value, _ new: Value, _ compare: (DumpWriter) -> DumpChange?
  ) -> DumpChange? {
    guard Value.self is AnyClass else { return compare(self) }
    let pair = ObjectComparisons.Pair(
      old: ObjectIdentifier(old as AnyObject), new: ObjectIdentifier(new as AnyObject))
    if let known = comparisons.changes[pair] { return known }
    comparisons.changes[pair] = .some(nil)
    comparisons.kept += [old, new]
    let change = compare(self)
    comparisons.changes[pair] = .some(change)
    return change
  }
}

/// The results of comparisons of objects.
struct ObjectComparisons {
  struct Pair: Hashable {
    var old: ObjectIdentifier
    var new: ObjectIdentifier
  }

  /// `nil` where there is no difference, or while the pair is being compared.
  var changes: [Pair: DumpChange?] = [:]
  /// The objects are kept alive, because a new object could get the address of an old one.
  var kept: [Any] = []
}
