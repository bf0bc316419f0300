/// Prints a value whose children are found by reflection.
class ReflectionPrinter<Value>: ValuePrinter<Value> {
  private let isCustom = Value.self is any CustomDumpReflectable.Type

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    switch Reflection(value, name, isCustom: isCustom) {
    case .text(let text): return writer.write(lines: text)
    case .value(let value): return writer.write(any: value, isRoot: isRoot)
    case .composite(let head, let children):
      return writer.write(head, children, isRoot: isRoot)
    }
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    switch Reflection(value, name, isCustom: isCustom) {
    case .text(let text): text.utf8.contains(UInt8(ascii: "\n"))
    case .value(let value): writer.hold(value).hasChildren(writer)
    case .composite(_, let children): !children.isEmpty
    }
  }

  override func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? {
    Reflection(value, name, isCustom: isCustom).composite(writer)
  }

  override func differences(
    _ old: Value, _ new: Value, _ comparison: DumpComparison
  ) -> DumpChange? {
    let writer = comparison.writer
    let reflections = (
      Reflection(old, name, isCustom: isCustom), Reflection(new, name, isCustom: isCustom)
    )
    switch reflections {
    case (.text(let one), .text(let other)) where one == other: return nil
    case (.value(let one), .value(let other)):
      guard comparison.mayGoDeeper else { return nil }
      return writer.hold(one).compare(with: writer.hold(other), comparison.deeper())
    default:
      var comparison = comparison
      // Fields that a custom mirror leaves out may differ as well.
      if isCustom { comparison.knowledge = .none }
      let parts = (reflections.0.composite(writer), reflections.1.composite(writer))
      if let change = compositeDifferences(old, new, parts, comparison) { return change }
      guard isCustom, equality == nil, differInside(old, new, comparison) else { return nil }
      return .invisible(HeldValue(old, self), HeldValue(new, self))
    }
  }
}

/// Prints an object. It is shown once, and referred to from then on.
///
/// Two objects are different if they are not equal. If their class is not `Equatable`, they are
/// different if they are not identical. A diff shows the whole objects, unless they are observable:
/// then it shows the fields that differ.
final class ClassPrinter<Value>: ValuePrinter<Value> {
  private let isCustom = Value.self is any CustomDumpReflectable.Type

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    if let held = dynamic(value, writer) { return held.write(to: writer, isRoot: isRoot) }
    let object = value as AnyObject
    let (number, isNew) = writer.objects.number(object, ObjectIdentifier(object), type: name)
    if number > 0 { writer.write("#\(number) ") }
    if isNew, case .composite(let head, let children) = Reflection(value, name, isCustom: isCustom)
    {
      return writer.write(head, children, isRoot: isRoot)
    }
    writer.write(isNew ? String(describing: value) : "\(name)(↩︎)")
    return !isNew
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    if let held = dynamic(value, writer) { return held.hasChildren(writer) }
    guard case .composite(_, let children) = Reflection(value, name, isCustom: isCustom) else {
      return false
    }
    return !children.isEmpty
  }

  override func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue {
    dynamic(value, writer) ?? HeldValue(value, self)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    if old as AnyObject === new as AnyObject { return nil }
    let writer = comparison.writer
    let (one, other) = (hold(old, writer), hold(new, writer))
    guard one.printer === other.printer, comparison.mayGoDeeper else {
      return .replaced(one, other)
    }
    return writer.change(of: old, new) { writer in
      observedFields(old, new, comparison.deeper()) ?? .replaced(one, other)
    }
  }

  /// The fields that differ, if the objects hide the registrar of their observers.
  private func observedFields(
    _ old: Value, _ new: Value, _ comparison: DumpComparison
  ) -> DumpChange? {
    let objects = (
      Reflection(old, name, isCustom: isCustom), Reflection(new, name, isCustom: isCustom)
    )
    guard let one = objects.0.composite(comparison.writer), one.head.hidesFields,
      let other = objects.1.composite(comparison.writer)
    else { return nil }
    let entries = FieldPairs(one.children, other.children, comparison).entries
    return entries.map { .composite(CompositeChange(head: other.head, entries: $0)) }
  }

  /// The object with its dynamic type, if that is a subclass.
  private func dynamic(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue? {
    let type = Swift.type(of: value as AnyObject) as Any.Type
    return type == Value.self ? nil : writer.hold(value, as: type)
  }
}

extension DumpWriter {
  /// Returns whether there are children.
  func write(_ head: DumpHead, _ children: [Reflection.Child], isRoot: Bool) -> Bool {
    write(open: head, isRoot: isRoot)
    if children.isEmpty {
      if head.style == .entries { write(":" as StaticString) }
      write(close: head)
      return false
    }
    var frame = DumpFrame(self, ofElements: head.style != .fields || head.hidesFields)
    for child in children {
      if frame.isFull || (head.style != .fields && frame.isCut) { break }
      frame.child(child.label, any: child.value)
    }
    if head.style != .fields { frame.summarize(children.count) }
    return frame.close(head.brackets.close)
  }
}
