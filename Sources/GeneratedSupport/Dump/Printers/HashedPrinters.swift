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
    let changed = old.symmetricDifference(new)
    if changed.isEmpty { return nil }
    let printer = comparison.writer.printer(for: Element.self)
    var entries = sorted(Array(changed), comparison.writer).map { element in
      let held = printer.hold(element, comparison.writer)
      return old.contains(element)
        ? CompositeChange.Entry.removed(.none, held) : .inserted(.none, held)
    }
    if old.count + new.count > changed.count {
      entries.append(.unchanged((old.count + new.count - changed.count) / 2))
    }
    return .composite(CompositeChange(head: .set, entries: entries))
  }

  private func sorted(_ elements: [Element], _ writer: DumpWriter) -> [Element] {
    writer.sorted(elements, by: order) { _ in [] }
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
    for key in sorted(Array(value.keys), in: value, writer) {
      guard !frame.isCut, let value = value[key] else { break }
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
    var changes: [Key: CompositeChange.Entry] = [:]
    for (key, value) in old {
      let label = label(key, writer)
      guard let other = new[key] else {
        changes[key] = .removed(label, printer.hold(value, writer))
        continue
      }
      if let change = printer.compare(value, other, comparison.deeper()) {
        changes[key] = .changed(label, label, change)
      }
    }
    for (key, value) in new where old[key] == nil {
      changes[key] = .inserted(label(key, writer), printer.hold(value, writer))
    }
    if changes.isEmpty { return nil }
    let all = old.merging(new) { _, new in new }
    var entries = sorted(Array(changes.keys), in: all, writer).compactMap { changes[$0] }
    if all.count > changes.count { entries.append(.unchanged(all.count - changes.count)) }
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

  /// The values alone, for a comparison of dictionaries that have the same keys.
  private func composite(_ values: [AnyHeldValue]) -> DumpComposite {
    DumpComposite(
      head: .entries, children: values.map { DumpComposite.Child(label: .none, value: $0) })
  }

  private func label(_ key: Key, _ writer: DumpWriter) -> DumpLabel {
    .key(writer.printer(for: Key.self).hold(key, writer))
  }

  /// Keys that are shown as the same text are put in the order of their values' texts.
  private func sorted(
    _ keys: [Key], in dictionary: [Key: Value], _ writer: DumpWriter
  ) -> [Key] {
    writer.sorted(keys, by: order) { key in
      guard let value = dictionary[key] else { return [] }
      return writer.text(of: value)
    }
  }
}

extension DumpWriter {
  /// The text of a value, for sorting: it numbers no objects.
  func text<Value>(of value: Value) -> [UInt8] {
    let objects = objects
    defer { self.objects = objects }
    return capture { printer(for: Value.self).write(value, to: self, isRoot: false) }
  }

  /// In the elements' own order or else in that of their texts, so that it is the same in each run.
  func sorted<Element>(
    _ elements: [Element], by order: ValueOrder<Element>?, then text: (Element) -> [UInt8]
  ) -> [Element] {
    if let order { return elements.sorted { order.isBefore($0, $1) } }
    let texts = elements.map { (element: $0, text: self.text(of: $0)) }
    return texts.sorted { one, other in
      if one.text != other.text { return one.text.lexicographicallyPrecedes(other.text) }
      return text(one.element).lexicographicallyPrecedes(text(other.element))
    }.map(\.element)
  }
}
