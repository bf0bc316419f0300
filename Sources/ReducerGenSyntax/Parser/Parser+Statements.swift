/// The statements of a script, and `if` and `switch` where they are expressions.
extension Parser {
  package mutating func skipStatement() {
    let start = current.start
    switch current.keyword {
    case .if, .switch:
      if at(.if) { skipIf() } else { skipHeaderAndBody() }
      if at(.as) { _ = skipCast() }
    case .guard: skipIf()
    case .for, .while: skipHeaderAndBody()
    case .do:
      skipHeaderAndBody()
      while at(.catch) { skipHeaderAndBody() }
    case .repeat where peek().kind == .leftBrace:
      skipHeaderAndBody()
      if eat(.while) { _ = skipExpression() }
    case .defer:
      advance()
      if at(.leftBrace) { skipBrackets() }
    case .return, .throw,
      .yield where !isNameOfStatement, .then where !isNameOfStatement,
      .discard where !isNameOfStatement:
      advance()
      if !current.startsLine { _ = skipExpression() }
    case .break, .continue, .fallthrough:
      advance()
      if isAtName && !current.startsLine { advance() }
    case _ where isAtName && peek().kind == .colon:
      advance()
      advance()
    default: _ = skipExpression()
    }
    if current.start == start { skipUnexpected() }
  }

  /// Whether `then`, `yield` or `discard` is a name here, by what follows it.
  private var isNameOfStatement: Bool {
    mutating get {
      let next = peek()
      switch next.kind {
      case .equal, .colon, .questionMark: return true
      default: return next.keyword == .is || next.keyword == .as
      }
    }
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
    skipHeaderAndBody()
    while eat(.else) {
      guard at(.if) else {
        if at(.leftBrace) { skipBrackets() }
        return
      }
      skipHeaderAndBody()
    }
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
}
