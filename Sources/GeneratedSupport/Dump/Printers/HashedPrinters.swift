extension Set: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { SetPrinter<Element>() }
}

final class SetPrinter<Element: Hashable>: ValuePrinter<Set<Element>> {
  private let order = ValueOrder<Element>.make()

  override func write(_ value: Set<Element>, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let elements = sorted(Array(value), writer)
    return writer.write(elements: elements[...], open: "Set([", close: "])") { _ in .none }
  }

  override func hasChildren(_ value: Set<Element>, _ writer: DumpWriter) -> Bool {
    !value.isEmpty
  }

  override func differences(
    _ old: Set<Element>, _ new: Set<Element>, _ comparison: DumpComparison
  ) -> DumpChange? {
    let writer = comparison.writer
    let removed = old.filter { !new.contains($0) }.map { (element: $0, isOld: true) }
    let inserted = new.filter { !old.contains($0) }.map { (element: $0, isOld: false) }
    let changed = removed + inserted
    if changed.isEmpty { return nil }
    let printer = writer.printer(for: Element.self)
    let ordered = writer.sorted(changed, by: order, of: \.element) { _ in [] }
    var entries = ordered.map { element, isOld in
      let held = printer.hold(element, writer)
      return isOld ? CompositeChange.Entry.removed(.none, held) : .inserted(.none, held)
    }
    if old.count + new.count > changed.count {
      entries.append(.unchanged((old.count + new.count - changed.count) / 2))
    }
    return .composite(CompositeChange(head: .set, entries: entries))
  }

  private func sorted(_ elements: [Element], _ writer: DumpWriter) -> [Element] {
    writer.sorted(elements, by: order, of: { $0 }) { _ in [] }
  }
}

extension Dictionary: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter {
    DictionaryPrinter<Key, Value>()
  }
}

final class DictionaryPrinter<Key: Hashable, Value>: ValuePrinter<[Key: Value]> {
  private let order = ValueOrder<Key>.make()

  override func write(_ value: [Key: Value], to writer: DumpWriter, isRoot: Bool) -> Bool {
    if value.isEmpty {
      writer.write("[:]" as StaticString)
      return false
    }
    writer.write("[" as StaticString)
    var frame = DumpFrame(writer, ofElements: true)
    let printer = writer.printer(for: Value.self)
    let pairs = writer.sorted(Array(value), by: order, of: \.key) { writer.text(of: $0.value) }
    for (key, value) in pairs {
      guard !frame.isCut else { break }
      guard frame.begin(label(key, writer)) else { break }
      frame.end(printer.write(value, to: writer, isRoot: false))
    }
    frame.summarize(value.count)
    return frame.close("]")
  }

  override func hasChildren(_ value: [Key: Value], _ writer: DumpWriter) -> Bool {
    !value.isEmpty
  }

  override func differences(
    _ old: [Key: Value], _ new: [Key: Value], _ comparison: DumpComparison
  ) -> DumpChange? {
    let writer = comparison.writer
    let printer = writer.printer(for: Value.self)
    var changes: [(key: Key, value: Value, entry: CompositeChange.Entry)] = []
    for (key, value) in old {
      let label = label(key, writer)
      guard let other = new[key] else {
        changes.append((key, value, .removed(label, printer.hold(value, writer))))
        continue
      }
      if let change = printer.compare(value, other, comparison.deeper()) {
        changes.append((key, other, .changed(label, label, change)))
      }
    }
    let inserted = new.filter { old[$0.key] == nil }
    for (key, value) in inserted {
      changes.append((key, value, .inserted(label(key, writer), printer.hold(value, writer))))
    }
    if changes.isEmpty { return nil }
    let unchanged = old.count + inserted.count - changes.count
    let ordered = writer.sorted(changes, by: order, of: \.key) { writer.text(of: $0.value) }
    var entries = ordered.map(\.entry)
    if unchanged > 0 { entries.append(.unchanged(unchanged)) }
    return .composite(CompositeChange(head: .entries, entries: entries))
  }

  override func parts(_ old: [Key: Value], _ new: [Key: Value], _ writer: DumpWriter) -> DumpParts {
    guard old.keys == new.keys else { return .different }
    let printer = writer.printer(for: Value.self)
    let pairs = old.compactMap { key, old in
      new[key].map { (printer.hold(old, writer), printer.hold($0, writer)) }
    }
    return .composites(composite(pairs.map(\.0)), composite(pairs.map(\.1)))
  }

  /// The values of a dictionary. They are compared with those of a dictionary that has the same
  /// keys.
  private func composite(_ values: [AnyHeldValue]) -> DumpComposite {
    DumpComposite(
      head: .entries, children: values.map { DumpComposite.Child(label: .none, value: $0) })
  }

  private func label(_ key: Key, _ writer: DumpWriter) -> DumpLabel {
    .key(writer.printer(for: Key.self).hold(key, writer))
  }
}

extension DumpWriter {
  /// The text of a value. It is used for sorting, so objects get no numbers.
  func text<Value>(of value: Value) -> [UInt8] {
    let objects = objects
    defer { self.objects = objects }
    return capture { printer(for: Value.self).write(value, to: self, isRoot: false) }
  }

  /// Sorts elements by `<`, then by their texts, then by another text, so that the order is the
  /// same in each run.
  func sorted<Item, Element>(
    _ items: [Item], by order: ValueOrder<Element>?, of element: (Item) -> Element,
    then text: (Item) -> [UInt8]
  ) -> [Item] {
    typealias Shown = (item: Item, text: [UInt8])
    func isBefore(_ one: Shown, _ other: Shown) -> Bool {
      if one.text != other.text { return one.text.lexicographicallyPrecedes(other.text) }
      return text(one.item).lexicographicallyPrecedes(text(other.item))
    }
    func shown(_ item: Item) -> Shown { (item, self.text(of: element(item))) }
    guard let order else { return items.map(shown).sorted(by: isBefore).map(\.item) }
    return items.sorted { one, other in
      if order.isBefore(element(one), element(other)) { return true }
      if order.isBefore(element(other), element(one)) { return false }
      return isBefore(shown(one), shown(other))
    }
  }
}
