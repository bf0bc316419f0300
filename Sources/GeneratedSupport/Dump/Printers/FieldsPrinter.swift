/// A struct or an enum that shows its fields itself.
final class FieldsPrinter<Value: CustomDumpFields>: ValuePrinter<Value>, @unchecked Sendable {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let sink = WritingSink(writer, name, isRoot: isRoot)
    var visitor = _DumpFieldVisitor(sink)
    Value._visitDumpFields(value, &visitor)
    return sink.close()
  }

  override func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? {
    let sink = CollectingSink(writer, name)
    var visitor = _DumpFieldVisitor(sink)
    Value._visitDumpFields(value, &visitor)
    return sink.composite
  }
}

/// Writes each field as it comes.
private final class WritingSink: FieldSink {
  private let writer: DumpWriter
  private let name: String
  private let isRoot: Bool
  @exclusivity(unchecked) private var frame: DumpFrame?
  private var payloads: Int?

  init(_ writer: DumpWriter, _ name: String, isRoot: Bool) {
    self.writer = writer
    self.name = name
    self.isRoot = isRoot
  }

  override func visitCase(_ name: StaticString, _ payloads: Int) {
    self.payloads = payloads
    if isRoot { writer.write(self.name) }
    writer.write("." as StaticString)
    writer.write(name)
    guard payloads > 0 else { return }
    writer.write("(" as StaticString)
    frame = DumpFrame(writer)
  }

  override func visit<Value>(_ label: StaticString, _ value: Value) {
    let label = DumpLabel.literal(label)
    if label.isHidden { return }
    if frame == nil { open() }
    let printer = writer.printer(for: Value.self)
    if payloads == 1, label.isEmpty, let tuple = printer.tuple(value) {
      for child in tuple { frame?.child(child.label, any: child.value) }
    } else {
      frame?.child(label, value, printer)
    }
  }

  func close() -> Bool {
    if frame == nil {
      if payloads != nil { return false }
      open()
    }
    return frame?.close(")") ?? false
  }

  private func open() {
    writer.write(name)
    writer.write("(" as StaticString)
    frame = DumpFrame(writer)
  }
}

/// Keeps each field for a comparison.
private final class CollectingSink: FieldSink {
  private let writer: DumpWriter
  @exclusivity(unchecked) private(set) var composite: DumpComposite
  private var payloads: Int?

  init(_ writer: DumpWriter, _ name: String) {
    self.writer = writer
    composite = DumpComposite(head: DumpHead(type: name), children: [])
    composite.children.reserveCapacity(16)
  }

  override func visitCase(_ name: StaticString, _ payloads: Int) {
    self.payloads = payloads
    composite.head = DumpHead(
      type: composite.head.type, enumCase: name.description, brackets: payloads > 0 ? .round : .none
    )
  }

  override func visit<Value>(_ label: StaticString, _ value: Value) {
    let label = DumpLabel.literal(label)
    if label.isHidden { return }
    let printer = writer.printer(for: Value.self)
    if payloads == 1, label.isEmpty, let tuple = printer.tuple(value) {
      composite.children += tuple.map {
        DumpComposite.Child(label: $0.label, value: writer.hold($0.value))
      }
    } else {
      let held = printer.hold(value, writer)
      composite.children.append(DumpComposite.Child(label: label, value: held))
    }
  }
}

extension ValuePrinter {
  /// The parts of a tuple. As the only payload of a case it is shown as if they were payloads, because
  /// reflection cannot tell one from the other.
  fileprivate func tuple(_ value: Value) -> [Reflection.Child]? {
    guard mayBeTuple else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.tupleChildren : nil
  }
}
