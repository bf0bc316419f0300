extension Lexer {
  /// Raw strings, extended regex literals, `#if` and its like; any other `#` is a token alone.
  mutating func lexPound() -> Token.Kind {
    let pounds = cursor.count(of: Byte.pound, from: cursor.position)
    let byte = cursor.peek(pounds)
    if byte == Byte.quote {
      cursor.advance(pounds)
      return lexString(pounds: pounds)
    }
    if byte == Byte.slash {
      cursor.advance(pounds)
      if lexRegex(pounds: pounds) { return .regex }
      cursor.advance(-pounds)
    }
    return lexDirective()
  }

  private mutating func lexDirective() -> Token.Kind {
    let start = cursor.position
    cursor.advance()
    let word = cursor.position
    skipIdentifier()
    for (text, kind) in Self.directives {
      if cursor.isText(text, from: word, to: cursor.position) { return kind }
    }
    cursor.position = start + 1
    return .pound
  }

  private static let directives: [(StaticString, Token.Kind)] = [
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
    ("sourceLocation", .poundSourceLocation),
  ]

  /// An editor's `<#name#>`, which stands where an identifier would.
  mutating func lexPlaceholder() -> Token.Kind? {
    var distance = 2
    while cursor.position + distance < cursor.end && !Byte.isLineEnd(cursor.peek(distance)) {
      if cursor.peek(distance) == Byte.pound && cursor.peek(distance + 1) == Byte.greater {
        cursor.advance(distance + 2)
        return .placeholder
      }
      distance += 1
    }
    return nil
  }
}
