extension Lexer {
  /// At the slash of a regex literal that has `pounds` number signs before it. False, with the
  /// cursor where it was, if none begins here.
  mutating func lexRegex(pounds: Int) -> Bool {
    let start = cursor.position
    cursor.advance()
    let found = pounds > 0 ? skipExtendedRegex(pounds, start) : skipBareRegex()
    if !found { cursor.position = start }
    return found
  }

  /// `/a b/` on one line. It begins and ends with no space, its parentheses balance, and no comment
  /// begins at its end: the rules that tell it from a division and from the operator `/` as an
  /// argument.
  private mutating func skipBareRegex() -> Bool {
    if cursor.has(ByteMask.space) || cursor.current == Byte.slash { return false }
    var groups = 0
    var classes = 0
    var lastSpace = 0
    while !cursor.isAtEnd {
      switch cursor.current {
      case Byte.newline, Byte.carriageReturn: return false
      case Byte.backslash:
        if Byte.isLineEnd(cursor.peek()) { return false }
        cursor.advance()
      case Byte.leftSquare: classes += 1
      case Byte.rightSquare: classes = max(0, classes - 1)
      case Byte.leftParen where classes == 0: groups += 1
      case Byte.rightParen where classes == 0:
        if groups == 0 { return false }
        groups -= 1
      case Byte.space, Byte.tab: lastSpace = cursor.position
      case Byte.slash:
        cursor.advance()
        let beginsComment = cursor.current == Byte.slash || cursor.current == Byte.asterisk
        return lastSpace != cursor.position - 2 && !beginsComment
      default: break
      }
      cursor.advance()
    }
    return false
  }

  /// `#/…/#`, on several lines if the opening slash ends its line.
  private mutating func skipExtendedRegex(_ pounds: Int, _ start: Int) -> Bool {
    var spaces = 0
    while cursor.peek(spaces) == Byte.space || cursor.peek(spaces) == Byte.tab { spaces += 1 }
    let isMultiline = Byte.isLineEnd(cursor.peek(spaces))
    while !cursor.isAtEnd {
      let byte = cursor.current
      if Byte.isLineEnd(byte) && !isMultiline { break }
      if byte == Byte.slash && cursor.count(of: Byte.pound, from: cursor.position + 1) >= pounds {
        cursor.advance(1 + pounds)
        return true
      }
      if byte == Byte.backslash && !Byte.isLineEnd(cursor.peek()) { cursor.advance() }
      cursor.advance()
    }
    flaw(.unterminatedRegex, at: start - pounds)
    return true
  }
}
