/// Writes the children of a value between its brackets.
///
/// A single child without children of its own stays on the line of the brackets. It is not known in
/// advance whether there is a second child. So the first child is written on that line, and its
/// line break is inserted later. Elements of collections always have their own lines. Where no
/// level may be opened, `…` replaces all children.
struct DumpFrame {
  let writer: DumpWriter
  private let ofElements: Bool
  private let start: Int
  private(set) var count = 0
  private var hasLines = false

  /// Call this after the opening bracket was written. Always call `close` afterwards.
  init(_ writer: DumpWriter, ofElements: Bool = false) {
    self.writer = writer
    self.ofElements = ofElements
    start = writer.bytes.count
    writer.indent += 2
    writer.depth -= 1
  }

  /// Whether more children would not change the text.
  var isFull: Bool { writer.depth < 0 && hasLines }

  mutating func child(_ label: DumpLabel, any value: Any) {
    guard begin(label) else { return }
    end(writer.write(any: value))
  }

  /// Begins a child. Returns false if the child must not be written.
  mutating func begin(_ label: DumpLabel) -> Bool {
    count += 1
    let isAlone = count == 1 && !ofElements
    if !isAlone || writer.depth < -1 { hasLines = true }
    if isFull { return false }
    if count == 2, !ofElements { writer.insertNewline(at: start) }
    if count > 1 { writer.bytes.append(UInt8(ascii: ",")) }
    if !isAlone { writer.newline() }
    writer.write(label)
    return true
  }

  /// Ends a child that was written.
  mutating func end(_ childHasLines: Bool) {
    if childHasLines { hasLines = true }
  }

  /// Writes the closing bracket. Returns whether there were children.
  mutating func close(_ bracket: StaticString) -> Bool {
    let isCollapsed = isFull
    if isCollapsed {
      writer.bytes.removeSubrange(start...)
      writer.write("…" as StaticString)
    } else if hasLines, count == 1, !ofElements {
      writer.insertNewline(at: start)
    }
    writer.indent -= 2
    writer.depth += 1
    if hasLines, !isCollapsed { writer.newline() }
    writer.write(bracket)
    return count > 0
  }
}
