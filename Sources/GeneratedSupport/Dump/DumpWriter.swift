/// Writes the text of a dump.
///
/// Each dump or diff has its own writer, which never leaves the function that creates it.
final class DumpWriter {
  /// Deeper levels are left out, so that a recursive value does not exhaust the stack.
  static let deepest = 100

  var bytes: [UInt8] = []

  /// The mark of a diff, at the beginning of each line.
  var prefix = LinePrefix([])

  /// The spaces after `prefix`.
  var indent: Int

  /// The number of levels that may still be opened. Below zero, a level is written only to find out
  /// whether it is empty.
  var depth: Int

  /// Limits the part of a collection that a diff shows. A dump shows everything.
  var elementLimit = Int.max
  var byteLimit = Int.max
  /// The length in bytes at which a text is cut.
  var textLimit = Int.max

  /// Whether there is a label before the value. If so, the lines of a text are indented.
  var isLabelled = false

  /// The number of nested values that are represented by another value.
  var substitutions = 0

  /// The objects that were shown.
  var objects = ObjectNumbers()

  /// The pairs of objects that are being compared. See ``DiffObjectPrinter``.
  var comparisons = ObjectComparisons()

  private var printers = PrinterCache.snapshot

  init(depth: Int = .max, indent: Int = 0) {
    self.depth = min(depth, Self.deepest)
    self.indent = indent
    bytes.reserveCapacity(256)
  }

  func printer<Value>(for type: Value.Type) -> ValuePrinter<Value> {
    let key = ObjectIdentifier(type)
    if let printer = printers[key] {
      // The next lines store a printer for `Value` under the key of `Value`.
      return unsafe unsafeDowncast(printer, to: ValuePrinter<Value>.self)
    }
    let printer = PrinterCache.add(makePrinter(for: type, self), for: key)
    printers[key] = printer
    return unsafe unsafeDowncast(printer, to: ValuePrinter<Value>.self)
  }

  /// Writes a value of unknown type. Returns whether it has children or several lines.
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

  /// Writes a number that is not negative.
  func write(digits number: Int) {
    if number > 9 { write(digits: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes a text. Returns whether it has several lines.
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

  /// Returns the text that `body` writes. It has no prefixes, and its first line is not indented.
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

/// The beginning of a line: a line break, a mark and many spaces. One copy begins a line, which
/// makes DumpSpeed 15% faster.
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

/// Numbers objects. The first object of a type has no number. The next ones are `#1`, `#2`, and so
/// on.
struct ObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var next: [String: Int] = [:]
  /// Objects whose number was already written by an object that stands for them.
  private var announced: Set<ObjectIdentifier> = []
  /// The objects are kept alive, because a new object could get the address of an old one.
  private var kept: [Any] = []

  mutating func number(
    _ object: Any, _ id: ObjectIdentifier, type: String, first: Int = 0
  ) -> (number: Int, isNew: Bool) {
    if announced.remove(id) != nil { return (0, true) }
    if let number = numbers[id] { return (number, false) }
    let number = next[type, default: first]
    next[type] = number + 1
    numbers[id] = number
    kept.append(object)
    return (number, true)
  }

  /// Gives objects the number of another object, which stands for them and is written first.
  mutating func announce(_ values: [Any], as number: Int) {
    for value in values where type(of: value) is AnyClass {
      let id = ObjectIdentifier(value as AnyObject)
      guard numbers.updateValue(number, forKey: id) == nil else { continue }
      announced.insert(id)
      kept.append(value)
    }
  }
}
