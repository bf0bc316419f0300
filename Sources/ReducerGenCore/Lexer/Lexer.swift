/// Bytes in, tokens out, one at a time. A copy is a bookmark: parsers look ahead on a copy.
struct Lexer {
  var cursor: Cursor
  /// What was wrong with the tokens so far; a copy that is thrown away takes its flaws with it.
  var flaws: [LexerFlaw] = []
  /// Whether a `/` here would begin an operator rather than a regex literal.
  var previousEndsExpression = false
  /// How many literals and interpolations are open: hostile input must not exhaust the stack.
  var depth = 0
  static let maximumDepth = 200

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    cursor = Cursor(bytes, count: count)
    skipPreamble()
  }

  /// The byte-order mark and the `#!` line.
  private mutating func skipPreamble() {
    if cursor.current == 0xEF && cursor.peek() == 0xBB && cursor.peek(2) == 0xBF {
      cursor.advance(3)
    }
    if cursor.current == Byte.pound && cursor.peek() == Byte.exclamation { skipLine() }
  }

  mutating func next() -> Token {
    let triviaStart = cursor.position
    let startsLine = skipTrivia()
    let start = cursor.position
    // A slash that begins a line does not divide: it begins a statement.
    if startsLine && cursor.current == Byte.slash { previousEndsExpression = false }
    var keyword = Keyword.none
    let kind = lexToken(&keyword)
    let token = Token(
      kind: kind, keyword: keyword, startsLine: startsLine || triviaStart == 0,
      isLeftBound: isLeftBound(start, triviaStart: triviaStart),
      isRightBound: isRightBound(leftBoundStart: start, triviaStart: triviaStart),
      triviaStart: UInt32(truncatingIfNeeded: triviaStart),
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.position))
    previousEndsExpression = token.endsExpression
    return token
  }

  private mutating func lexToken(_ keyword: inout Keyword) -> Token.Kind {
    if cursor.isAtEnd { return .endOfFile }
    if cursor.has(ByteMask.word) { return lexWord(&keyword) }
    if let kind = lexPunctuation() { return kind }
    switch cursor.current {
    case Byte.quote: return lexString(pounds: 0)
    case Byte.pound: return lexPound()
    case Byte.backtick: return lexEscapedIdentifier()
    case Byte.period: return lexPeriod()
    case Byte.slash where !previousEndsExpression:
      return lexRegex(pounds: 0) ? .regex : lexOperator()
    case Byte.question, Byte.exclamation: return lexQuestionOrExclamation()
    case Byte.less where cursor.peek() == Byte.pound: return lexPlaceholder() ?? lexOperator()
    case _ where cursor.has(ByteMask.operatorCharacter): return lexOperator()
    default:
      flaw(.unexpectedByte, at: cursor.position)
      cursor.advance()
      return .unknown
    }
  }

  private mutating func lexPunctuation() -> Token.Kind? {
    let kind: Token.Kind
    switch cursor.current {
    case Byte.leftParen: kind = .leftParen
    case Byte.rightParen: kind = .rightParen
    case Byte.leftSquare: kind = .leftSquare
    case Byte.rightSquare: kind = .rightSquare
    case Byte.leftBrace: kind = .leftBrace
    case Byte.rightBrace: kind = .rightBrace
    case Byte.comma: kind = .comma
    case Byte.semicolon: kind = .semicolon
    case Byte.at: kind = .at
    case Byte.backslash: kind = .backslash
    case Byte.colon:
      if cursor.peek() == Byte.colon {
        cursor.advance(2)
        return .doubleColon
      }
      kind = .colon
    default: return nil
    }
    cursor.advance()
    return kind
  }

  /// `?` and `!` that touch what stands before them are tokens of their own: `Int??`, `x!.y`.
  private mutating func lexQuestionOrExclamation() -> Token.Kind {
    let isQuestion = cursor.current == Byte.question
    let start = cursor.position
    let touches = isLeftBound(start, triviaStart: start) && isLeftBoundByToken(start)
    if touches || (isQuestion && !hasOperatorCharacter(at: start + 1)) {
      cursor.advance()
      return isQuestion ? .questionMark : .exclamationMark
    }
    return lexOperator()
  }

  mutating func flaw(_ kind: LexerFlaw.Kind, at position: Int) {
    flaws.append(LexerFlaw(kind: kind, offset: UInt32(truncatingIfNeeded: position)))
  }
}
