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
    /// Already reported, or a sign that means nothing here.
    case invalid
  }

  var kind: Kind
  var range: SourceRange
}

/// Reads the inside of one tag, token by token. Behind the last one it gives `end` for ever.
struct TemplateTokenizer {
  let file: SourceFile
  private var position: Int
  private let end: Int
  /// What was wrong with the token last read.
  private(set) var diagnostic: Diagnostic?

  init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    position = Int(range.start)
    end = Int(range.end)
  }

  mutating func next() -> TemplateToken {
    diagnostic = nil
    while position < end, TemplateByte.isWhitespace(file.storage[position]) { position += 1 }
    let start = position
    guard position < end else { return TemplateToken(kind: .end, range: range(from: start)) }
    let byte = file.storage[position]
    position += 1
    let kind = kind(startingWith: byte, at: start)
    return TemplateToken(kind: kind, range: range(from: start))
  }

  private mutating func kind(startingWith byte: UInt8, at start: Int) -> TemplateToken.Kind {
    if TemplateByte.isNameStart(byte) { return name(from: start) }
    if TemplateByte.isDigit(byte) { return number(from: start) }
    switch byte {
    case TemplateByte.minus where TemplateByte.isDigit(peek): return number(from: start)
    case TemplateByte.quote, TemplateByte.apostrophe: return string(quote: byte)
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "("): return .openParenthesis
    case UInt8(ascii: ")"): return .closeParenthesis
    case UInt8(ascii: "|") where peek != UInt8(ascii: "|"): return .pipe
    default: return sign(from: start)
    }
  }

  private var peek: UInt8 { position < end ? file.storage[position] : 0 }

  private func range(from start: Int) -> SourceRange {
    SourceRange(start: UInt32(start), end: UInt32(position))
  }

  private mutating func report(
    from start: Int, _ make: (String, SourcePlace) -> Diagnostic
  ) -> TemplateToken.Kind {
    let range = range(from: start)
    diagnostic = make(file.text(range), SourcePlace(file, range))
    return .invalid
  }
}

extension TemplateTokenizer {
  private mutating func name(from start: Int) -> TemplateToken.Kind {
    while TemplateByte.isNamePart(peek) { position += 1 }
    let name = file.text(range(from: start))
    return name == "in" ? .comparison(.contained) : .name(name)
  }

  private mutating func number(from start: Int) -> TemplateToken.Kind {
    while TemplateByte.isDigit(peek) { position += 1 }
    if let number = Int(file.text(range(from: start))) { return .number(number) }
    return report(from: start, Diagnostic.templateNumberTooLarge(_:at:))
  }

  /// `<` and `<=`; of `=`, `!`, `&&` and `||` it says what to write instead.
  private mutating func sign(from start: Int) -> TemplateToken.Kind {
    if peek == UInt8(ascii: "=") || peek == file.storage[start] { position += 1 }
    let text = file.text(range(from: start))
    if let comparison = TemplateComparison(rawValue: text) { return .comparison(comparison) }
    // Only one sign belongs to the token, be it several bytes long.
    if position - start == 2, !["&&", "||"].contains(text) { position -= 1 }
    let instead = ["&&": "and", "||": "or", "!": "not", "=": "=="]
    return report(from: start) { text, place in
      .unexpectedInTemplate(
        "'\(text)'", expected: "a name, a value or an operator", at: place, instead: instead[text])
    }
  }

  private mutating func string(quote: UInt8) -> TemplateToken.Kind {
    var bytes: [UInt8] = []
    while position < end, peek != quote {
      let start = position
      let byte = peek
      position += 1
      if byte == TemplateByte.backslash {
        guard let escaped = escaped(peek) else {
          position = min(position + 1, end)
          return report(from: start, Diagnostic.unknownTemplateEscape(_:at:))
        }
        bytes.append(escaped)
        position += 1
      } else {
        bytes.append(byte)
      }
    }
    position = min(position + 1, end)
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  private func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): TemplateByte.newline
    case UInt8(ascii: "t"): TemplateByte.tab
    case TemplateByte.backslash, TemplateByte.quote, TemplateByte.apostrophe: byte
    default: nil
    }
  }
}
