/// The text of a dump while it grows, and what is known while it does.
///
/// One dump or diff has one writer; it never leaves the function that made it.
final class DumpWriter {
  /// What lies deeper is left out, for the stack's sake and because nobody reads it.
  static let deepest = 100

  var bytes: [UInt8] = []

  /// What each line begins with: the mark of a diff.
  var prefix: [UInt8] = []

  /// The spaces behind `prefix`.
  var indent: Int

  /// How many more levels may be opened. Below zero, only whether there is something is of interest.
  var depth: Int

  /// Bounds what a diff shows of one collection; a dump shows everything.
  var elementLimit = Int.max
  var byteLimit = Int.max

  /// Whether there is a label in front of the value. The lines of a text are indented then.
  var isLabelled = false

  /// How many values stand for one another around what is written.
  var substitutions = 0

  /// The objects that were shown.
  var objects = ObjectNumbers()

  private var printers = PrinterCache.snapshot

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

  func beginLine() {
    bytes += prefix
    for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
  }

  func newline() {
    bytes.append(UInt8(ascii: "\n"))
    beginLine()
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
    let line = [UInt8(ascii: "\n")] + prefix + Array(repeating: UInt8(ascii: " "), count: indent)
    bytes.insert(contentsOf: line, at: position)
  }

  /// What `body` writes, instead of writing it: without the beginning of its first line, and with
  /// no prefix.
  func capture(_ body: () -> Void) -> [UInt8] {
    var captured: [UInt8] = []
    swap(&bytes, &captured)
    let outer = prefix
    prefix = []
    body()
    prefix = outer
    swap(&bytes, &captured)
    return captured
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
