/// A struct or an enum that shows its fields itself.
final class FieldsPrinter<Value: _DumpFieldTable>: ValuePrinter<Value> {
  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let sink = WritingSink(writer, name, isRoot: isRoot)
    var visitor = _DumpFieldVisitor(sink)
    value._visitDumpFields(&visitor)
    return sink.close()
  }

  override func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? {
    fields(of: value, CollectingSink(writer, name))
  }

  override func differences(
    _ old: Value, _ new: Value, _ comparison: DumpComparison
  ) -> DumpChange? {
    let one = fields(of: old, CollectingSink(comparison.writer, name))
    let other = fields(of: new, CollectingSink(comparison.writer, name, beside: one.children))
    return compositeDifferences(old, new, (one, other), comparison)
  }

  private func fields(of value: Value, _ sink: CollectingSink) -> DumpComposite {
    var visitor = _DumpFieldVisitor(sink)
    value._visitDumpFields(&visitor)
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

/// Keeps each field for a comparison. One that is compared in no time is compared with that of another
/// value in the same position, and if the two are equal, that one is kept, which needs no memory.
private final class CollectingSink: FieldSink {
  private let writer: DumpWriter
  @exclusivity(unchecked) private(set) var composite: DumpComposite
  private var payloads: Int?
  private let others: [DumpComposite.Child]

  init(_ writer: DumpWriter, _ name: String, beside others: [DumpComposite.Child] = []) {
    self.writer = writer
    self.others = others
    composite = DumpComposite(head: DumpHead(type: name), children: [])
    composite.children.reserveCapacity(max(16, others.count))
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
      composite.children.append(child(label, value, printer))
    }
  }

  private func child<Value>(
    _ label: DumpLabel, _ value: Value, _ printer: ValuePrinter<Value>
  ) -> DumpComposite.Child {
    let index = composite.children.count
    guard !printer.isDeep, index < others.count,
      let isEqual = others[index].value.isEqual(to: value, printer)
    else {
      return DumpComposite.Child(label: label, value: printer.hold(value, writer))
    }
    return DumpComposite.Child(
      label: label, value: isEqual ? others[index].value : printer.hold(value, writer),
      isDifferent: !isEqual)
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
