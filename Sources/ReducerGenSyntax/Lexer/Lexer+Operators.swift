extension Lexer {
  /// A run of operator characters. A comment ends it, and so does a regex literal that may begin
  /// in it: `!/a/`.
  mutating func lexOperator() -> Token.Kind {
    let start = cursor.position
    let allowsPeriods = cursor.current == Byte.period
    while !cursor.isAtEnd, let length = operatorCharacterLength(allowsPeriods) {
      if cursor.current == Byte.slash && cursor.position > start && endsOperator() { break }
      cursor.advance(length)
    }
    return operatorKind(start)
  }

  private func operatorCharacterLength(_ allowsPeriods: Bool, at distance: Int = 0) -> Int? {
    var cursor = cursor
    cursor.advance(distance)
    if cursor.has(ByteMask.operatorCharacter) { return 1 }
    if cursor.current == Byte.period { return allowsPeriods ? 1 : nil }
    if cursor.current < 0x80 { return nil }
    guard let (value, length) = cursor.scalar() else { return nil }
    return UnicodeNames.continuesOperator(value) ? length : nil
  }

  /// At a `/` inside a run: a comment begins here, or a regex literal after a prefix operator.
  private mutating func endsOperator() -> Bool {
    isAtComment || !previousEndsExpression && lookAhead { $0.lexRegex(pounds: 0) }
  }

  private func operatorKind(_ start: Int) -> Token.Kind {
    switch (cursor.position - start, cursor.base[start]) {
    case (1, Byte.equal): .equal
    case (1, Byte.period): .period
    case (2, Byte.minus) where cursor.base[start + 1] == Byte.greater: .arrow
    default: .operatorName
    }
  }

  /// `.` alone, or an operator such as `...` and `.==`. In a key path, `\.?`, it stands alone.
  mutating func lexPeriod() -> Token.Kind {
    let isInKeyPath = cursor.position > 0 && cursor.peek(-1) == Byte.backslash
    if !isInKeyPath && operatorCharacterLength(true, at: 1) != nil { return lexOperator() }
    cursor.advance()
    return .period
  }

  // Which sides of an operator touch something decides whether it is prefix, infix or postfix.

  func isLeftBound(_ start: Int) -> Bool {
    if start == 0 { return false }
    switch cursor.base[start - 1] {
    case Byte.leftParen, Byte.leftSquare, Byte.leftBrace, Byte.comma, Byte.semicolon, Byte.colon:
      return false
    case Byte.slash where start > 1 && cursor.base[start - 2] == Byte.asterisk: return false
    case 0: return false
    case let byte:
      return cursor.bits[Int(byte)] & ByteMask.space == 0
        && !cursor.hasWideSpace(endingAt: start - 1)
    }
  }

  /// Of an operator that ends at the cursor.
  func isRightBound(isLeftBound: Bool) -> Bool {
    switch cursor.current {
    case Byte.rightParen, Byte.rightSquare, Byte.rightBrace, Byte.comma, Byte.semicolon, Byte.colon:
      return false
    case 0: return !cursor.isAtEnd
    case Byte.period: return !isLeftBound
    case Byte.slash: return !isAtComment
    default: return !cursor.has(ByteMask.space) && !cursor.hasWideSpace(at: cursor.position)
    }
  }

  /// Whether operator characters begin here, and the last of them touches something. Where they
  /// begin a line they are a prefix, so that a slash among them may begin a regex literal.
  var isBeforeOperand: Bool {
    let beginsWithPeriod = cursor.current == Byte.period
    if !cursor.has(ByteMask.operatorCharacter) && !beginsWithPeriod && cursor.current < 0x80 {
      return false
    }
    var ahead = self
    while let length = ahead.operatorCharacterLength(beginsWithPeriod), !ahead.isAtComment {
      ahead.cursor.advance(length)
    }
    return ahead.cursor.position > cursor.position && ahead.isRightBound(isLeftBound: false)
  }

  private var isAtComment: Bool {
    cursor.current == Byte.slash
      && (cursor.peek() == Byte.slash || cursor.peek() == Byte.asterisk)
  }
}

extension Token.Kind {
  /// Whether it matters what touches such a token.
  var canBind: Bool {
    switch self {
    case .operatorName, .questionMark, .exclamationMark, .period: true
    default: false
    }
  }
}

extension Token {
  /// Whether a `/` after this token divides. After a keyword that needs an expression it does not.
  var endsExpression: Bool {
    switch kind {
    case .identifier: !keyword.precedesExpression
    case .escapedIdentifier, .dollarIdentifier, .placeholder, .integer, .float, .string, .regex,
      .rightParen, .rightSquare, .rightBrace:
      true
    case .questionMark, .exclamationMark: isLeftBound
    case .operatorName: isPostfix
    default: false
    }
  }
}

extension Keyword {
  /// What follows this word is an expression, so that a `/` begins a regex literal.
  var precedesExpression: Bool {
    switch self {
    case .return, .throw, .try, .await, .unsafe, .in, .case, .if, .else, .guard, .while, .where,
      .switch, .do, .is, .as, .repeat, .each, .consume, .copy, .borrow, .yield, .then, .default:
      true
    default: false
    }
  }
}
