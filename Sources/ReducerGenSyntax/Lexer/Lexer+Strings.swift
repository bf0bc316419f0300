extension Lexer {
  /// At the opening quote of a literal that has `pounds` number signs before it.
  mutating func lexString(pounds: Int) -> Token.Kind {
    let start = cursor.position - pounds
    let isMultiline = isTripleQuote(cursor.position) && !isEmptyRawString(pounds)
    cursor.advance(isMultiline ? 3 : 1)
    if !skipStringText(pounds: pounds, isMultiline: isMultiline) {
      flaw(.unterminatedString, at: start)
    }
    return .string
  }

  private func isTripleQuote(_ position: Int) -> Bool {
    cursor.base[position] == Byte.quote && cursor.base[position + 1] == Byte.quote
      && cursor.base[position + 2] == Byte.quote
  }

  /// `#"""#` is a raw string that holds one quote, if it closes on its line.
  private mutating func isEmptyRawString(_ pounds: Int) -> Bool {
    if pounds == 0 { return false }
    return lookAhead { ahead in
      ahead.cursor.advance()
      return ahead.skipStringText(pounds: pounds, isMultiline: false)
    }
  }

  /// True if the closing quote was found; then the cursor stands after it.
  private mutating func skipStringText(pounds: Int, isMultiline: Bool) -> Bool {
    while true {
      cursor.skip(until: ByteMask.stringStop)
      if cursor.isAtEnd { return false }
      switch cursor.current {
      case Byte.quote:
        if closesString(pounds: pounds, isMultiline: isMultiline) { return true }
        cursor.advance()
      case Byte.backslash: skipEscape(pounds: pounds)
      case 0: cursor.advance()
      default:
        if !isMultiline { return false }
        cursor.advance()
      }
    }
  }

  private mutating func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    if isMultiline && !isTripleQuote(cursor.position) { return false }
    let quotes = isMultiline ? 3 : 1
    if pounds > 0 && cursor.count(of: Byte.pound, from: cursor.position + quotes) < pounds {
      return false
    }
    cursor.advance(quotes + pounds)
    return true
  }

  /// At a back-slash. An interpolation may hold any tokens, strings and line ends among them.
  private mutating func skipEscape(pounds: Int) {
    cursor.advance()
    if pounds > 0 {
      if cursor.count(of: Byte.pound, from: cursor.position) < pounds { return }
      cursor.advance(pounds)
    }
    if cursor.current == Byte.leftParen {
      let start = cursor.position
      cursor.advance()
      if !skipBalanced(closing: Byte.rightParen) { flaw(.unterminatedString, at: start) }
    } else if !cursor.isAtEnd && !Byte.isLineEnd(cursor.current) {
      cursor.advance()
    }
  }
}
