/// Bytes in, tokens out, one at a time.
///
/// It holds no counted reference: a debug build copies a value to call a method that does not
/// mutate it, and counting the references of lexer and parser took a fifth of its time.
package struct Lexer {
  var cursor: Cursor
  /// The flaws of the tokens so far, stored outside.
  let flaws: UnsafeMutablePointer<[LexerFlaw]>
  /// Whether a `/` here would begin an operator rather than a regex literal.
  var previousEndsExpression = false
  /// How many literals and interpolations are open: hostile input must not exhaust the stack.
  var depth = 0
  static let maximumDepth = 200
  /// Nothing more is read, even after a look-ahead goes back. Otherwise hostile input would be read
  /// to the limit again and again.
  private(set) var hasGivenUp = false

  /// Runs `body` on a lexer of a part of a file.
  package static func read<Result>(
    _ file: SourceFile, from start: Int = 0, to end: Int? = nil,
    _ body: (inout Lexer) -> Result
  ) -> Result {
    var flaws: [LexerFlaw] = []
    return file.storage.withUnsafeBufferPointer { bytes in
      withUnsafeMutablePointer(to: &flaws) { flaws in
        var lexer = Lexer(
          cursor: Cursor(bytes.baseAddress!, count: end ?? file.count), flaws: flaws)
        if start > 0 { lexer.cursor.position = start } else { lexer.skipPreamble() }
        return body(&lexer)
      }
    }
  }

  /// The byte-order mark and the `#!` line.
  private mutating func skipPreamble() {
    if cursor.current == 0xEF { _ = skipWideSpace() }
    if cursor.current == Byte.pound && cursor.peek() == Byte.exclamation { skipLine() }
  }

  package mutating func next() -> Token {
    let triviaStart = cursor.position
    let startsLine = skipTrivia()
    let start = cursor.position
    if startsLine && isBeforeOperand { previousEndsExpression = false }
    var keyword = Keyword.none
    let kind = lexToken(&keyword)
    var token = Token(
      kind: kind, keyword: keyword, startsLine: startsLine || triviaStart == 0,
      triviaStart: UInt32(truncatingIfNeeded: triviaStart),
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.position))
    if kind.canBind {
      token.isLeftBound = start == triviaStart && isLeftBound(start)
      token.isRightBound = isRightBound(isLeftBound: token.isLeftBound)
    }
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

  /// `?` and `!` that touch what is before them are tokens of their own: `Int??`, `x!.y`.
  private mutating func lexQuestionOrExclamation() -> Token.Kind {
    let isQuestion = cursor.current == Byte.question
    let standsAlone = isQuestion && !cursor.has(ByteMask.operatorCharacter, at: cursor.position + 1)
    if standsAlone || isLeftBound(cursor.position) {
      cursor.advance()
      return isQuestion ? .questionMark : .exclamationMark
    }
    return lexOperator()
  }

  func flaw(_ kind: LexerFlaw.Kind, at position: Int) {
    flaws.pointee.append(LexerFlaw(kind: kind, offset: UInt32(truncatingIfNeeded: position)))
  }
}

// MARK: Looking ahead, and stopping

extension Lexer {
  /// Where the lexer is, to come back to.
  struct Bookmark {
    fileprivate var position: Int
    fileprivate var previousEndsExpression: Bool
    fileprivate var flaws: Int
  }

  var bookmark: Bookmark {
    Bookmark(
      position: cursor.position, previousEndsExpression: previousEndsExpression,
      flaws: flaws.pointee.count)
  }

  /// Returns to a bookmark, and drops the flaws found since then.
  mutating func go(to bookmark: Bookmark) {
    if hasGivenUp { return }
    cursor.position = bookmark.position
    previousEndsExpression = bookmark.previousEndsExpression
    flaws.pointee.cut(to: bookmark.flaws)
  }

  /// Moves to the end of the file, where something is nested deeper than the stack should go.
  mutating func giveUp(at position: Int) {
    flaw(.nestedTooDeeply, at: position)
    hasGivenUp = true
    cursor.position = cursor.end
  }

  /// Whether this holds of what follows, and nothing is wrong with it. The lexer stays where it is.
  mutating func lookAhead(_ condition: (inout Lexer) -> Bool) -> Bool {
    let start = bookmark
    defer { go(to: start) }
    return condition(&self) && flaws.pointee.count == start.flaws
  }
}

extension Array {
  /// Removes what was appended since it had so many elements.
  mutating func cut(to count: Int) { if self.count > count { removeLast(self.count - count) } }
}
