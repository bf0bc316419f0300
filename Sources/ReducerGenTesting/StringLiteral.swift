/// A string literal in Swift source.
enum StringLiteral {
  /// The literal's value. Nil if it contains an interpolation, or is not a string literal.
  static func value(of literal: String) -> String? {
    let pounds = literal.prefix { $0 == "#" }
    var text = literal.dropFirst(pounds.count)
    guard text.hasSuffix(pounds) else { return nil }
    text = text.dropLast(pounds.count)
    if text.hasPrefix("\"\"\""), text.hasSuffix("\"\"\""), text.utf8.count >= 6 {
      let lines = text.dropFirst(3).dropLast(3).replacing("\r\n", with: "\n")
      return dedented(String(lines)).flatMap { unescaped($0, pounds) }
    }
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
    return unescaped(String(text.dropFirst().dropLast()), pounds)
  }

  /// The lines between the delimiters, without the indentation of the closing delimiter.
  private static func dedented(_ text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    guard let indentation = lines.popLast() else { return nil }
    return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : "" }
      .joined(separator: "\n")
  }

  private static func unescaped(_ text: String, _ pounds: Substring) -> String? {
    let mark = "\\" + pounds
    var rest = Substring(text)
    var value = ""
    while let escape = rest.firstRange(of: mark) {
      value += rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let (part, end) = escaped(rest) else { return nil }
      value += part
      rest = rest[end...]
    }
    return value + rest
  }

  /// The character for an escape, and the end of the escape. An escaped line break is removed.
  private static func escaped(_ rest: Substring) -> (String, String.Index)? {
    let simple: [Character: String] = [
      "0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'", "\n": "",
    ]
    guard let first = rest.first else { return nil }
    if let value = simple[first] { return (value, rest.index(after: rest.startIndex)) }
    guard first == "u", let close = rest.firstIndex(of: "}"),
      let scalar = UInt32(rest[..<close].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    return (String(Character(scalar)), rest.index(after: close))
  }

  /// A multi-line literal for a text; a raw literal if the text would need escapes.
  static func lines(for text: String, indentation: String) -> [String] {
    let pounds = String(repeating: "#", count: poundsNeeded(for: text))
    let content = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : indentation + escapingControls(line, pounds)
    }
    return ["\(indentation)\(pounds)\"\"\""] + (text.isEmpty ? [] : content)
      + ["\(indentation)\"\"\"\(pounds)"]
  }

  private static func poundsNeeded(for text: String) -> Int {
    var count = 0
    while true {
      let pounds = String(repeating: "#", count: count)
      if !text.contains("\"\"\"" + pounds) && !text.contains("\\" + pounds) { return count }
      count += 1
    }
  }

  /// Escapes characters that a source cannot contain; a lone carriage return would end a line.
  private static func escapingControls(_ line: Substring, _ pounds: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      let isControl = scalar.value < 32 && scalar != "\t" || scalar.value == 127
      if isControl {
        text += "\\\(pounds)u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
