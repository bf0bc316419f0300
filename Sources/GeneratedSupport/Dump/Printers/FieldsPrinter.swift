/// Prints a struct or an enum that lists its own fields.
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

/// Writes each field when it is visited.
private final class WritingSink: FieldSink {
  private let writer: DumpWriter
  private let name: String
  private let isRoot: Bool
  private var frame: DumpFrame?
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

/// Keeps each field for a comparison. A field that is fast to compare is compared at once with the field
/// of the other value in the same position. If the two are equal, the other field is kept, which needs
/// no memory.
private final class CollectingSink: FieldSink {
  private let writer: DumpWriter
  private(set) var composite: DumpComposite
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
    if label.isHidden { return composite.head.hidesFields = true }
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
  /// The parts of a tuple. If it is the only payload of a case, its parts are shown like payloads,
  /// because reflection cannot tell the two apart.
  fileprivate func tuple(_ value: Value) -> [Reflection.Child]? {
    guard mayBeTuple else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.tupleChildren : nil
  }
}
