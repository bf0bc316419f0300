/// A value that says nothing about itself: its children are found by reflection.
final class ReflectionPrinter<Value>: ValuePrinter<Value> {
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
      // What it does not list may differ as well.
      if isCustom { comparison.knowledge = .none }
      let parts = (reflections.0.composite(writer), reflections.1.composite(writer))
      return compositeDifferences(old, new, parts, comparison)
    }
  }
}

/// An object. It is shown once, and referred to from then on. Two objects are different if they are
/// not equal, or cannot be and are not the same one; what differs inside of them is not looked for.
final class ClassPrinter<Value>: ValuePrinter<Value> {
  private let isCustom = Value.self is any CustomDumpReflectable.Type

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    if isNull(value) {
      writer.write("(null pointer)" as StaticString)
      return false
    }
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
    if isNull(value) { return false }
    if let held = dynamic(value, writer) { return held.hasChildren(writer) }
    guard case .composite(_, let children) = Reflection(value, name, isCustom: isCustom) else {
      return false
    }
    return !children.isEmpty
  }

  override func hold(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue {
    isNull(value) ? HeldValue(value, self) : dynamic(value, writer) ?? HeldValue(value, self)
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    if isNull(old) || isNull(new) {
      if isNull(old) && isNull(new) { return nil }
    } else if old as AnyObject === new as AnyObject {
      return nil
    }
    return .replaced(hold(old, comparison.writer), hold(new, comparison.writer))
  }

  /// The object as the subclass of which it is an instance.
  private func dynamic(_ value: Value, _ writer: DumpWriter) -> AnyHeldValue? {
    let type = Swift.type(of: value as AnyObject) as Any.Type
    return type == Value.self ? nil : writer.hold(value, as: type)
  }

  /// Foreign code may hand out references to nothing.
  private func isNull(_ value: Value) -> Bool {
    unsafe withUnsafeBytes(of: value) { unsafe $0.allSatisfy { $0 == 0 } }
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
    var frame = DumpFrame(self, ofElements: head.style != .fields)
    for child in children {
      if frame.isFull || (head.style != .fields && frame.isCut) { break }
      frame.child(child.label, any: child.value)
    }
    if head.style != .fields { frame.summarize(children.count) }
    return frame.close(head.brackets.close)
  }
}
