import ReducerGenSyntax

/// A word or sign inside `{{ … }}` or `{% … %}`.
struct TemplateToken {
  enum Kind: Equatable {
    case name(String)
    case number(Int)
    case string(String)
    case comparison(TemplateComparison)
    case dot, comma, colon, pipe
    case openParenthesis, closeParenthesis
    /// The closing braces.
    case end
  }

  var kind: Kind
  var range: SourceRange
}

/// Reads the inside of one tag, token by token. After the last one it gives `end` for ever.
struct TemplateTokenizer {
  private let file: SourceFile
  private var position: Int
  private let end: Int

  init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    position = Int(range.start)
    end = Int(range.end)
  }

  /// The name at the start of a tag; empty where there is none.
  static func firstName(in range: SourceRange, of file: SourceFile) -> String {
    var tokenizer = TemplateTokenizer(file, range)
    tokenizer.skipWhitespace()
    guard Byte.isNameStart(tokenizer.peek) else { return "" }
    return tokenizer.name(from: tokenizer.position)
  }

  mutating func next() throws(Diagnostic) -> TemplateToken {
    skipWhitespace()
    let start = position
    let kind = position < end ? try kind(at: start) : .end
    return TemplateToken(kind: kind, range: range(from: start))
  }

  private mutating func kind(at start: Int) throws(Diagnostic) -> TemplateToken.Kind {
    let byte = peek
    position += 1
    if Byte.isNameStart(byte) {
      let name = name(from: start)
      return name == "in" ? .comparison(.contained) : .name(name)
    }
    switch byte {
    case _ where Byte.isDigit(byte): return try number(from: start)
    case Byte.minus where Byte.isDigit(peek): return try number(from: start)
    case Byte.quote, Byte.apostrophe: return .string(try string(quote: byte))
    case Byte.period: return .dot
    case Byte.comma: return .comma
    case Byte.colon: return .colon
    case Byte.leftParen: return .openParenthesis
    case Byte.rightParen: return .closeParenthesis
    case UInt8(ascii: "|") where peek != UInt8(ascii: "|"): return .pipe
    default: return .comparison(try comparison(from: start))
    }
  }

  private mutating func skipWhitespace() {
    while Byte.isWhitespace(peek) { position += 1 }
  }

  private var peek: UInt8 { position < end ? file.storage[position] : 0 }

  private func range(from start: Int) -> SourceRange {
    SourceRange(start: UInt32(start), end: UInt32(position))
  }

  private func place(from start: Int) -> SourcePlace { SourcePlace(file, range(from: start)) }

  private mutating func name(from start: Int) -> String {
    while Byte.isNamePart(peek) { position += 1 }
    return file.text(range(from: start))
  }

  private mutating func number(from start: Int) throws(Diagnostic) -> TemplateToken.Kind {
    while Byte.isDigit(peek) { position += 1 }
    let text = file.text(range(from: start))
    if let number = Int(text) { return .number(number) }
    throw .templateNumberTooLarge(text, at: place(from: start))
  }

  /// `<` and `<=`; of `=`, `!`, `&&` and `||` it says what to write instead.
  private mutating func comparison(from start: Int) throws(Diagnostic) -> TemplateComparison {
    if peek == Byte.equal || peek == file.storage[start] { position += 1 }
    var text = file.text(range(from: start))
    if let comparison = TemplateComparison(rawValue: text) { return comparison }
    // Only one sign belongs to the token, be it several bytes long.
    if position - start == 2, !["&&", "||"].contains(text) { position -= 1 }
    text = file.text(range(from: start))
    throw .unexpectedInTemplate(
      "'\(text)'", expected: "a name, a value or an operator", at: place(from: start),
      instead: ["&&": "and", "||": "or", "!": "not", "=": "=="][text])
  }

  private mutating func string(quote: UInt8) throws(Diagnostic) -> String {
    var bytes: [UInt8] = []
    while position < end, peek != quote {
      let start = position
      bytes.append(peek)
      position += 1
      guard bytes.last == Byte.backslash else { continue }
      let escaped = peek
      position = min(position + 1, end)
      switch escaped {
      case UInt8(ascii: "n"): bytes[bytes.count - 1] = Byte.newline
      case UInt8(ascii: "t"): bytes[bytes.count - 1] = Byte.tab
      case Byte.backslash, Byte.quote, Byte.apostrophe: bytes[bytes.count - 1] = escaped
      default: throw .unknownTemplateEscape(file.text(range(from: start)), at: place(from: start))
      }
    }
    position = min(position + 1, end)
    return String(decoding: bytes, as: UTF8.self)
  }
}
