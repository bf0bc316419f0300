extension Lexer {
  /// White space and comments. True if they hold a line end, so that a token begins its line.
  mutating func skipTrivia() -> Bool {
    var crossesLine = false
    while true {
      while cursor.current == Byte.space { cursor.advance() }
      let byte = cursor.current
      if byte >= 0x80 && skipWideSpace() { continue }
      // A lexer of a part of a file sees what is after that part, but takes none of it.
      if byte > Byte.slash || cursor.isAtEnd { return crossesLine }
      if Byte.isLineEnd(byte) { crossesLine = true }
      if cursor.has(ByteMask.space) {
        cursor.advance()
      } else if byte == Byte.slash && cursor.peek() == Byte.slash {
        skipLine()
      } else if byte == Byte.slash && cursor.peek() == Byte.asterisk {
        if skipBlockComment() { crossesLine = true }
      } else if byte == 0 {
        cursor.advance()  // a NUL amid the text is white space to Swift
      } else {
        return crossesLine
      }
    }
  }

  /// White space that takes several bytes: a byte-order mark or a no-break space.
  mutating func skipWideSpace() -> Bool {
    if cursor.isAtEnd { return false }
    if cursor.current == 0xEF && cursor.peek() == 0xBB && cursor.peek(2) == 0xBF {
      cursor.advance(3)
    } else if cursor.hasWideSpace(at: cursor.position) {
      cursor.advance(2)
    } else {
      return false
    }
    return true
  }

  /// To the line end, not over it.
  mutating func skipLine() {
    while !cursor.isAtEnd && !Byte.isLineEnd(cursor.current) { cursor.advance() }
  }

  /// Comments nest. True if there is a line end in it.
  mutating func skipBlockComment() -> Bool {
    let start = cursor.position
    var crossesLine = false
    var open = 0
    repeat {
      if cursor.isAtEnd {
        flaw(.unterminatedComment, at: start)
        return crossesLine
      }
      let byte = cursor.current
      if byte == Byte.slash && cursor.peek() == Byte.asterisk {
        open += 1
        cursor.advance(2)
      } else if byte == Byte.asterisk && cursor.peek() == Byte.slash {
        open -= 1
        cursor.advance(2)
      } else {
        if Byte.isLineEnd(byte) { crossesLine = true }
        cursor.advance()
      }
    } while open > 0
    return crossesLine
  }
}
