/// Prints a text as a literal. A text with several lines is a multi-line literal. A text with
/// quotes or backslashes is a raw literal.
final class StringPrinter<Value: StringProtocol>: ValuePrinter<Value> {
  override var isDeep: Bool { false }

  override func write(_ value: Value, to writer: DumpWriter, isRoot: Bool) -> Bool {
    writer.write(literal: String(value))
  }

  override func hasChildren(_ value: Value, _ writer: DumpWriter) -> Bool {
    value.utf8.contains(UInt8(ascii: "\n"))
  }

  override func differences(_ old: Value, _ new: Value, _ comparison: DumpComparison) -> DumpChange?
  {
    .text(TextChange(HeldValue(old, self), HeldValue(new, self), String(old), String(new)))
  }
}

extension String: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { StringPrinter<String>() }
}

extension Substring: HasPrinter {
  static func makePrinter(_ writer: DumpWriter) -> AnyValuePrinter { StringPrinter<Substring>() }
}

extension DumpWriter {
  /// Returns whether the literal has several lines.
  @discardableResult
  func write(literal text: String) -> Bool {
    var text = text.utf8.count > textLimit ? text.beginning(textLimit) : text
    let style = LiteralStyle(of: text)
    if style.hasLines, depth <= 0 {
      write("\"…\"" as StaticString)
      return false
    }
    let isIndented = isLabelled && style.hasLines
    write(style.opening)
    if isIndented { indent += 2 }
    if style.hasLines { newline() }
    text.withUTF8 { unsafe write(escaping: $0, style) }
    if style.hasLines { newline() }
    if isIndented { indent -= 2 }
    write(style.closing)
    return style.hasLines
  }

  func write(escaping text: Substring, _ style: LiteralStyle) {
    // `Substring.withUTF8` would inline as much code as the rest of this file.
    var text = String(text)
    text.withUTF8 { unsafe write(escaping: $0, style) }
  }

  private func write(escaping text: UnsafeBufferPointer<UInt8>, _ style: LiteralStyle) {
    if style.isPlain { return unsafe bytes += text }
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\n") {
        newline()
      } else if byte >= 0x20 && byte != 0x7F {
        bytes.append(byte)
      } else {
        write(control: byte, style)
      }
    }
  }

  private func write(control byte: UInt8, _ style: LiteralStyle) {
    write("\\" + style.signs)
    switch byte {
    case 0: write("0" as StaticString)
    case UInt8(ascii: "\t"): write("t" as StaticString)
    case UInt8(ascii: "\r"): write("r" as StaticString)
    default: write("u{\(String(byte, radix: 16, uppercase: true))}")
    }
  }
}

extension String {
  /// At most `limit` bytes of the text, followed by `…`.
  fileprivate func beginning(_ limit: Int) -> String {
    let end = utf8.index(utf8.startIndex, offsetBy: limit)
    return String(self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]) + "…"
  }
}

/// The form of a literal.
struct LiteralStyle {
  var hasLines = false
  /// Whether the text contains no control characters.
  private(set) var isPlain = true
  /// The number signs around the literal. With them, nothing in the text ends the literal or is an
  /// escape.
  var signs = ""

  var opening: String { signs + (hasLines ? "\"\"\"" : "\"") }
  var closing: String { (hasLines ? "\"\"\"" : "\"") + signs }

  init(of text: String) {
    var text = text
    self = text.withUTF8 { unsafe LiteralStyle($0) }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    var needed = 0
    var neededInLines = 0
    var quotes = 0
    for index in text.indices {
      let byte = text[index]
      if byte < 0x20 || byte == 0x7F {
        isPlain = false
        if byte == UInt8(ascii: "\n") { hasLines = true }
      }
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      guard quotes > 0 || byte == UInt8(ascii: "\\") else { continue }
      let count = Self.signs(in: text, after: index) + 1
      needed = max(needed, count)
      if quotes != 1 && quotes != 2 { neededInLines = max(neededInLines, count) }
    }
    signs = String(repeating: "#", count: hasLines ? neededInLines : needed)
  }

  /// A form that suits both texts.
  func union(_ other: Self) -> Self {
    var result = signs.utf8.count >= other.signs.utf8.count ? self : other
    result.isPlain = isPlain && other.isPlain
    return result
  }

  private static func signs(in text: UnsafeBufferPointer<UInt8>, after index: Int) -> Int {
    var end = index + 1
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    return end - index - 1
  }
}
