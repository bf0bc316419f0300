/// The statements of a script, and `if` and `switch` where they are expressions.
extension Parser {
  mutating func skipStatement() {
    let start = current.start
    switch current.keyword {
    case .if:
      skipIf()
      skipCoercionIfPresent()
    case .switch:
      skipHeaderAndBody()
      skipCoercionIfPresent()
    case .guard: skipIf()
    case .for, .while: skipHeaderAndBody()
    case .do: skipDo()
    case .repeat where peek().kind == .leftBrace: skipRepeat()
    case .defer:
      advance()
      if at(.leftBrace) { skipBrackets() }
    case .return, .throw, .yield, .then, .discard:
      advance()
      if !current.startsLine { _ = skipExpression() }
    case .break, .continue, .fallthrough:
      advance()
      if isAtName && !current.startsLine { advance() }
    default: skipExpressionStatement()
    }
    if current.start == start { skipUnexpected() }
  }

  /// `as? A` behind an `if` or a `switch` that was meant as an expression.
  private mutating func skipCoercionIfPresent() {
    if at(.as) { _ = skipCast() }
  }

  private mutating func skipExpressionStatement() {
    if isAtName && peek().kind == .colon {
      advance()
      advance()
      return
    }
    _ = skipExpression()
  }

  private mutating func skipUnexpected() {
    report(.expected("a declaration or a statement", at: here))
    switch current.kind {
    case .leftParen, .leftSquare, .leftBrace: skipBrackets()
    default: advance()
    }
  }

  /// `if … { } else if … { } else { }`, `guard … else { }`.
  private mutating func skipIf() {
    repeat {
      skipHeaderAndBody()
    } while at(.else) && eat(.else) && (at(.if) || skipElse())
  }

  /// Behind the last `else`. False, so that the loop above ends.
  private mutating func skipElse() -> Bool {
    if at(.leftBrace) { skipBrackets() }
    return false
  }

  private mutating func skipHeaderAndBody() {
    advance()
    skipHeader()
    if at(.leftBrace) { skipBrackets() }
  }

  /// Up to the brace of the body: closures in a header stand in parentheses.
  private mutating func skipHeader() {
    while true {
      switch current.kind {
      case .leftBrace, .rightBrace, .endOfFile, .semicolon: return
      case .leftParen, .leftSquare: skipBrackets()
      case .period:
        advance()
        if isAtName { advance() }
      case .identifier where at(.if) || at(.switch):
        guard enter() else { return }
        if at(.if) { skipIf() } else { skipHeaderAndBody() }
        leave()
      default: advance()
      }
    }
  }

  private mutating func skipDo() {
    skipHeaderAndBody()
    while at(.catch) { skipHeaderAndBody() }
  }

  private mutating func skipRepeat() {
    skipHeaderAndBody()
    if eat(.while) { _ = skipExpression() }
  }
}
