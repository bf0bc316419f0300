import ReducerGenSyntax

/// Text that generated code shows in string literals and in comments: names, types and paths of the
/// user. This is the only place that escapes it. Templates call it as the filters `inLiteral` and
/// `inComment`.
enum ShownText {
  /// The text as it stands between the quotes of a string literal.
  static func inLiteral(_ text: String) -> String {
    if !text.utf8.contains(where: isSpecialInLiteral) { return text }
    return text.unicodeScalars.map(escaped).joined()
  }

  /// The text as it stands in a `//` comment, where a line break would end the comment.
  static func inComment(_ text: String) -> String {
    if !text.utf8.contains(where: Byte.isLineEnd) { return text }
    let lines = text.utf8.split(whereSeparator: Byte.isLineEnd)
    return lines.map { String(Substring($0)).trimmed() }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static func isSpecialInLiteral(_ byte: UInt8) -> Bool {
    byte < Byte.space || byte == Byte.quote || byte == Byte.backslash || byte == 0x7F
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      "\\u{" + String(scalar.value, radix: 16) + "}"
    default: String(scalar)
    }
  }
}
