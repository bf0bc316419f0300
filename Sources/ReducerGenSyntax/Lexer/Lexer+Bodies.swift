extension Lexer {
  /// From after an opening bracket to after its closing one, or to a brace that closes more than
  /// that; then it returns false. It makes no tokens, because most of a file's bytes are function
  /// bodies. In braces it counts no other brackets, so that a body without one of its parentheses
  /// still ends at its own brace.
  mutating func skipBalanced(closing: UInt8) -> Bool {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      giveUp(at: cursor.position)
      return false
    }
    let (opening, stops) = Self.counterpart(of: closing)
    var open = 1
    var comments = CommentRun()
    while true {
      cursor.skip(until: stops)
      if cursor.isAtEnd { return false }
      let byte = cursor.current
      if byte == closing {
        cursor.advance()
        open -= 1
        if open == 0 { return true }
      } else if byte == opening {
        cursor.advance()
        open += 1
      } else if byte == Byte.rightBrace {
        return false
      } else {
        skipBodyToken(byte, &comments)
      }
    }
  }

  private static func counterpart(of closing: UInt8) -> (opening: UInt8, stops: UInt8) {
    switch closing {
    case Byte.rightBrace: (Byte.leftBrace, ByteMask.braceStop)
    case Byte.rightSquare: (Byte.leftSquare, ByteMask.squareStop)
    default: (Byte.leftParen, ByteMask.parenStop)
    }
  }

  private mutating func skipBodyToken(_ byte: UInt8, _ comments: inout CommentRun) {
    switch byte {
    case Byte.quote: _ = lexString(pounds: 0)
    case Byte.backtick: _ = lexEscapedIdentifier()
    case Byte.slash: skipSlash(&comments)
    case Byte.pound: skipPoundInBody()
    case Byte.leftBrace:
      cursor.advance()
      _ = skipBalanced(closing: Byte.rightBrace)
    default: cursor.advance()
    }
  }

  private mutating func skipPoundInBody() {
    if cursor.peek(-1) == Byte.less {
      cursor.advance(-1)
      if lexPlaceholder() != nil { return }
      cursor.advance()
    }
    _ = lexPound()
  }

  private mutating func skipSlash(_ comments: inout CommentRun) {
    let start = cursor.position
    switch cursor.peek() {
    case Byte.slash:
      skipLine()
      comments.add(start, cursor)
    case Byte.asterisk:
      _ = skipBlockComment()
      comments.add(start, cursor)
    default:
      if !dividesHere(comments), lexRegex(pounds: 0) { return }
      cursor.advance()
    }
  }

  /// Whether the `/` here is an operator, by what is before it.
  private func dividesHere(_ comments: CommentRun) -> Bool {
    let last = comments.lastByte(before: cursor.position, cursor)
    if last < 0 || beginsLine(after: last) && isBeforeOperand { return false }
    let byte = cursor.base[last]
    switch byte {
    case Byte.rightParen, Byte.rightSquare, Byte.rightBrace, Byte.quote, Byte.backtick: return true
    case Byte.question, Byte.exclamation:
      return !isPrefixOperator(endingAt: last) && !isTry(endingAt: last)
    case Byte.greater: return !isPrefixOperator(endingAt: last)
    case Byte.pound: return true
    default: break
    }
    if byte >= 0x80, let start = startOfUnicodeOperator(endingAt: last) {
      return last == cursor.position - 1 && isLeftBound(start)
    }
    if cursor.has(ByteMask.word, at: last) { return !isExpressionKeyword(endingAt: last) }
    return last == cursor.position - 1 && cursor.has(ByteMask.operatorCharacter, at: last)
      && !isPrefixOperator(endingAt: last)
  }

  private func beginsLine(after last: Int) -> Bool {
    (last + 1..<cursor.position).contains { Byte.isLineEnd(cursor.base[$0]) }
  }

  private func startOfUnicodeOperator(endingAt last: Int) -> Int? {
    var scalar = cursor
    scalar.position = last
    while scalar.position > 0 && scalar.current & 0xC0 == 0x80 { scalar.position -= 1 }
    let isOperator = scalar.scalar().map { UnicodeNames.continuesOperator($0.value) } ?? false
    return isOperator ? scalar.position : nil
  }

  /// `try?` and `try!` want an expression.
  private func isTry(endingAt last: Int) -> Bool {
    last >= 3 && cursor.has(ByteMask.word, at: last - 1) && isExpressionKeyword(endingAt: last - 1)
  }

  /// `!` in `!/a/`: no operand touches it on the left.
  private func isPrefixOperator(endingAt last: Int) -> Bool {
    var here = last
    while here > 0 && cursor.has(ByteMask.operatorCharacter, at: here) { here -= 1 }
    return !isLeftBound(here + 1)
  }

  private func isExpressionKeyword(endingAt last: Int) -> Bool {
    var start = last
    while start > 0 && cursor.has(ByteMask.word, at: start - 1)
      && !cursor.hasWideSpace(endingAt: start - 1)
    { start -= 1 }
    if start > 0 && cursor.base[start - 1] == Byte.period { return false }
    let word = KeywordTable.shared.keyword(cursor.base + start, length: last + 1 - start)
    return word.precedesExpression
  }
}

/// The last comments that stand together, so that a look back can step over them.
private struct CommentRun {
  var start = 0
  var end = 0

  mutating func add(_ commentStart: Int, _ cursor: Cursor) {
    var here = end
    while here < commentStart && cursor.has(ByteMask.space, at: here) { here += 1 }
    if here != commentStart || end == 0 { start = commentStart }
    end = cursor.position
  }

  /// The last byte before `position` that is neither white space nor in a comment; -1 if none.
  func lastByte(before position: Int, _ cursor: Cursor) -> Int {
    var here = position - 1
    while here >= 0 {
      if here == end - 1 {
        here = start - 1
      } else if cursor.has(ByteMask.space, at: here) {
        here -= 1
      } else if cursor.hasWideSpace(endingAt: here) {
        here -= 2
      } else {
        return here
      }
    }
    return -1
  }
}
