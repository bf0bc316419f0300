/// A collection that is dumped with the position of each element.
protocol DumpedAsElements: HasPrinter {
  associatedtype DumpedElement
  var dumpedElements: ArraySlice<DumpedElement> { get }
}

extension DumpedAsElements {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { ElementsPrinter<Self>() }
}

extension Array: DumpedAsElements, HasPrinter {
  var dumpedElements: ArraySlice<Element> { self[...] }
}

extension ArraySlice: DumpedAsElements, HasPrinter {
  var dumpedElements: ArraySlice<Element> { self }
}

extension ContiguousArray: DumpedAsElements, HasPrinter {
  var dumpedElements: ArraySlice<Element> { ArraySlice(self) }
}

final class ElementsPrinter<Value: DumpedAsElements>: ValuePrinter<Value>, @unchecked Sendable {
  private let keys = ElementKeys<Value.DumpedElement>.make()

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let elements = value.dumpedElements
    return writer.write(elements: elements, open: "[", close: "]") { .index($0) }
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    !value.dumpedElements.isEmpty
  }

  /// Only for a comparison that must not go deeper on the stack.
  override func composite(_ value: Value, _ writer: DumpWriter) -> DumpComposite? {
    let printer = writer.printer(for: Value.DumpedElement.self)
    return DumpComposite(
      head: .elements,
      children: value.dumpedElements.map {
        DumpComposite.Child(label: .none, value: printer.hold($0, writer))
      })
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    let printer = comparison.writer.printer(for: Value.DumpedElement.self)
    let elements = TypedElements(
      old: old.dumpedElements, new: new.dumpedElements, printer, keys, comparison)
    return elements.differences.map { .composite(CompositeChange(head: .elements, entries: $0)) }
  }
}

extension Set: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { SetPrinter<Element>() }
}

final class SetPrinter<Element: Hashable>: ValuePrinter<Set<Element>>, @unchecked Sendable {
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

final class DictionaryPrinter<Key: Hashable, Value>: ValuePrinter<[Key: Value]>, @unchecked Sendable
{
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
      if let change = comparison.deeper({ printer.compare(value, other, comparison) }) {
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

  private func label(_ key: Key, _ writer: DumpWriter) -> DumpLabel {
    .key(writer.printer(for: Key.self).hold(key, writer))
  }

  /// ElementKeys that are shown as the same text are put in the order of their values' texts.
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
  /// Writes the elements of a collection. Returns whether there are any.
  func write<Element>(
    elements: ArraySlice<Element>, open: StaticString, close: StaticString,
    label: (Int) -> DumpLabel
  ) -> Bool {
    write(open)
    if elements.isEmpty {
      write(close)
      return false
    }
    var frame = DumpFrame(self, ofElements: true)
    let printer = printer(for: Element.self)
    for index in elements.indices {
      if frame.isCut { break }
      guard frame.begin(label(index - elements.startIndex)) else { break }
      frame.end(printer.write(elements[index], to: self, isRoot: false))
    }
    frame.summarize(elements.count)
    return frame.close(close)
  }

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

extension DumpFrame {
  /// Whether a diff shows no more elements of this collection.
  var isCut: Bool { count >= writer.elementLimit || writer.bytes.count >= writer.byteLimit }

  /// Says how many elements were cut.
  mutating func summarize(_ total: Int) {
    let rest = total - count
    guard rest > 0, !isFull, begin(.none) else { return }
    writer.write("… (\(rest) more)")
  }
}
