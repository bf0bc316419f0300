extension Lexer {
  /// Identifiers, keywords, numbers, and operators beyond ASCII: all begin with a word byte.
  mutating func lexWord(_ keyword: inout Keyword) -> Token.Kind {
    let byte = cursor.current
    if byte >= 0x80 { return lexBeyondASCII() }
    if cursor.has(ByteMask.digit) { return lexNumber() }
    let start = cursor.position
    skipIdentifier()
    if byte == Byte.dollar { return .dollarIdentifier }
    // Keywords begin with a small letter or `_`: types, by far the most names, are not looked up.
    if byte >= Byte.underscore {
      keyword = KeywordTable.shared.keyword(cursor.base + start, length: cursor.position - start)
    }
    return .identifier
  }

  /// The rest of an identifier, stopping at Unicode operators and spaces, which are word bytes too.
  mutating func skipIdentifier() {
    while true {
      cursor.skipASCII(ByteMask.word)
      if cursor.current < 0x80 || cursor.isAtEnd { return }
      guard let (value, length) = cursor.scalar(), UnicodeNames.continuesIdentifier(value) else {
        return
      }
      cursor.advance(length)
    }
  }

  private mutating func lexBeyondASCII() -> Token.Kind {
    guard let (value, length) = cursor.scalar() else {
      flaw(.invalidUTF8, at: cursor.position)
      cursor.advance()
      return .unknown
    }
    if UnicodeNames.beginsIdentifier(value) {
      skipIdentifier()
      return .identifier
    }
    if UnicodeNames.beginsOperator(value) { return lexOperator() }
    flaw(.unexpectedByte, at: cursor.position)
    cursor.advance(length)
    return .unknown
  }

  /// `` `a name` ``: any characters but a back-tick and a line end.
  mutating func lexEscapedIdentifier() -> Token.Kind {
    let start = cursor.position
    cursor.advance()
    while !cursor.isAtEnd && !Byte.isLineEnd(cursor.current) {
      let byte = cursor.current
      cursor.advance()
      if byte == Byte.backtick { return .escapedIdentifier }
    }
    flaw(.unterminatedIdentifier, at: start)
    return .escapedIdentifier
  }

  /// Digits of any radix, `_`, a fraction and an exponent. Malformed numbers are not reported.
  private mutating func lexNumber() -> Token.Kind {
    let isPrefixed = cursor.current == Byte.zero && (cursor.peek() | 0x20) != 0x65
    let isHexadecimal = isPrefixed && cursor.peek() == 0x78
    skipIdentifier()
    var kind = Token.Kind.integer
    if cursor.current == Byte.period && isDigit(cursor.peek(), isHexadecimal)
      && !isFollowedByMember(isHexadecimal)
    {
      cursor.advance()
      skipIdentifier()
      kind = .float
    }
    if isExponentSign(isHexadecimal) {
      cursor.advance()
      skipIdentifier()
      kind = .float
    }
    return kind
  }

  private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    cursor.bits[Int(byte)] & ByteMask.digit != 0
      || isHexadecimal && byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  /// `0x1.description` is a member of an integer: a hexadecimal fraction needs its `p`.
  private func isFollowedByMember(_ isHexadecimal: Bool) -> Bool {
    if !isHexadecimal { return false }
    var distance = 1
    while isDigit(cursor.peek(distance), true) || cursor.peek(distance) == Byte.underscore {
      distance += 1
    }
    return cursor.peek(distance) | 0x20 != 0x70
  }

  /// At the sign of `1e+5`: the letter has been taken as part of the word.
  private func isExponentSign(_ isHexadecimal: Bool) -> Bool {
    guard cursor.current == Byte.plus || cursor.current == Byte.minus else { return false }
    let letter = cursor.base[cursor.position - 1] | 0x20
    return letter == (isHexadecimal ? 0x70 : 0x65) && isDigit(cursor.peek(), false)
  }
}
