/// The text of a dump while it grows, and what is known while it does.
///
/// One dump or diff has one writer; it never leaves the function that made it. Nothing is passed to
/// another function `inout` while that one could get at it too, which need not be checked each time a
/// byte is written: -30% on DumpSpeed.
final class DumpWriter {
  /// What lies deeper is left out, for the stack's sake and because nobody reads it.
  static let deepest = 100

  @exclusivity(unchecked) var bytes: [UInt8] = []

  /// What each line begins with: the mark of a diff.
  @exclusivity(unchecked) var prefix = LinePrefix([])

  /// The spaces behind `prefix`.
  @exclusivity(unchecked) var indent: Int

  /// How many more levels may be opened. Below zero, only whether there is something is of interest.
  @exclusivity(unchecked) var depth: Int

  /// Bounds what a diff shows of one collection; a dump shows everything.
  @exclusivity(unchecked) var elementLimit = Int.max
  @exclusivity(unchecked) var byteLimit = Int.max
  /// Of a longer text, in bytes, only the beginning is written.
  @exclusivity(unchecked) var textLimit = Int.max

  /// Whether there is a label in front of the value. The lines of a text are indented then.
  @exclusivity(unchecked) var isLabelled = false

  /// How many values stand for one another around what is written.
  var substitutions = 0

  /// The objects that were shown.
  var objects = ObjectNumbers()

  @exclusivity(unchecked) private var printers = PrinterCache.snapshot

  init(depth: Int = .max, indent: Int = 0) {
    self.depth = min(depth, Self.deepest)
    self.indent = indent
    bytes.reserveCapacity(256)
  }

  func printer<Value>(for type: Value.Type) -> ValuePrinter<Value> {
    let key = ObjectIdentifier(type)
    if let printer = printers[key] {
      // What stands under the key of a type is made by the next lines, for that type.
      return unsafe unsafeDowncast(printer, to: ValuePrinter<Value>.self)
    }
    let printer = PrinterCache.add(makePrinter(for: type, self), for: key)
    printers[key] = printer
    return unsafe unsafeDowncast(printer, to: ValuePrinter<Value>.self)
  }

  /// Writes a value whose type is not known. Returns whether it has children or several lines.
  @discardableResult
  func write(any value: Any, isRoot: Bool = false) -> Bool {
    func open<Value>(_ value: Value) -> Bool {
      printer(for: Value.self).write(value, to: self, isRoot: isRoot)
    }
    return _openExistential(value, do: open)
  }

  func hold(_ value: Any) -> AnyHeldValue {
    func open<Value>(_ value: Value) -> AnyHeldValue {
      printer(for: Value.self).hold(value, self)
    }
    return _openExistential(value, do: open)
  }
}

extension DumpWriter {
  func write(_ text: String) { bytes += text.utf8 }

  func write(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes += $0 }
  }

  func beginLine() { prefix.append(to: &bytes, from: 1, indent: indent) }

  func newline() { prefix.append(to: &bytes, from: 0, indent: indent) }

  /// A number that is not negative.
  func write(digits number: Int) {
    if number > 9 { write(digits: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes a text that may have several lines. Returns whether it has.
  @discardableResult
  func write(lines text: String) -> Bool {
    var hasLines = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        hasLines = true
        newline()
      } else {
        bytes.append(byte)
      }
    }
    return hasLines
  }

  /// Begins a line at an earlier position.
  func insertNewline(at position: Int) {
    var line: [UInt8] = []
    prefix.append(to: &line, from: 0, indent: indent)
    bytes.insert(contentsOf: line, at: position)
  }

  /// What `body` writes, instead of writing it: without the beginning of its first line, and with
  /// no prefix.
  func capture(_ body: () -> Void) -> [UInt8] {
    var captured: [UInt8] = []
    swap(&bytes, &captured)
    let outer = prefix
    prefix = LinePrefix([])
    body()
    prefix = outer
    swap(&bytes, &captured)
    return captured
  }
}

/// What a line begins with: a line break, a mark and so many spaces that a line is begun by one copy,
/// -15% on DumpSpeed.
struct LinePrefix {
  private static let none = line([])
  private let line: [UInt8]
  private let length: Int

  init(_ mark: [UInt8]) {
    line = mark.isEmpty ? Self.none : Self.line(mark)
    length = 1 + mark.count
  }

  /// The mark alone.
  var mark: ArraySlice<UInt8> { line[1..<length] }

  /// Leaves out the line break if `start` is 1.
  func append(to bytes: inout [UInt8], from start: Int, indent: Int) {
    let end = length + indent
    line.withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<min(end, $0.count)]))
    }
    if end > line.count {
      bytes += repeatElement(UInt8(ascii: " "), count: end - line.count)
    }
  }

  private static func line(_ mark: [UInt8]) -> [UInt8] {
    let spaces = 2 * DumpWriter.deepest + 50
    return [UInt8(ascii: "\n")] + mark + Array(repeating: UInt8(ascii: " "), count: spaces)
  }
}

/// Numbers objects: the first of a type has none, the next ones are `#1`, `#2`, and so on.
struct ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var next: [String: Int] = [:]
  /// Another object at the same address would be taken for the first one.
  private var kept: [Any] = []

  mutating func number(
    _ object: Any, _ id: ObjectIdentifier, type: String, first: Int = 0
  ) -> (number: Int, isNew: Bool) {
    if let number = numbers[id] { return (number, false) }
    let number = next[type, default: first]
    next[type] = number + 1
    numbers[id] = number
    kept.append(object)
    return (number, true)
  }
}
