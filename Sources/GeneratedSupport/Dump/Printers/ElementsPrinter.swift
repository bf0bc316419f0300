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

final class ElementsPrinter<Value: DumpedAsElements>: ValuePrinter<Value> {
  private let keys = ElementKeys<Value.DumpedElement>.make()

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    let elements = value.dumpedElements
    return writer.write(elements: elements, open: "[", close: "]") { .index($0) }
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    !value.dumpedElements.isEmpty
  }

  /// Used only by comparisons that cannot recurse.
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
}

extension DumpFrame {
  /// Whether a diff shows no more elements of this collection.
  var isCut: Bool { count >= writer.elementLimit || writer.bytes.count >= writer.byteLimit }

  /// Writes the number of elements that were cut.
  mutating func summarize(_ total: Int) {
    let rest = total - count
    guard rest > 0, !isFull, begin(.none) else { return }
    writer.write("… (\(rest) more)")
  }
}
