/// The statements of a script and of bodies, and `if` and `switch` where they are expressions.
extension Parser {
  package mutating func readStatement() {
    let mark = codeMark
    let word = current.range
    switch current.keyword {
    case .if, .switch:
      if at(.if) { readIf() } else { readSwitch() }
      if at(.as) {
        _ = readCast()
        add(.sequence, since: mark)
      }
    case .guard: readIf()
    case .for: readFor()
    case .while: readHeadAndBody(.while) { $0.readConditions() }
    case .do: readDo()
    case .repeat where peek().kind == .leftBrace:
      readHeadAndBody(nil) { _ in true }
      if eat(.while) { _ = readExpression() }
      add(.repeat, since: mark)
    case .defer:
      advance()
      if at(.leftBrace) { readBlock() }
      add(.defer, since: mark)
    case .return, .throw,
      .yield where !isNameOfStatement, .then where !isNameOfStatement,
      .discard where !isNameOfStatement:
      let kind: CodeSyntax.Kind = at(.throw) ? .throw : .return
      advance()
      if !current.startsLine || readsCode && isAtReturnedValue {
        readExpressionStatement(since: mark)
      }
      add(kind, since: mark, name: word)
    case .break, .continue, .fallthrough:
      advance()
      if isAtName && !current.startsLine { advance() }
      add(.jump, since: mark, name: word)
    case _ where isAtName && peek().kind == .colon: readLabel()
    default: readExpressionStatement(since: mark)
    }
    if current.start == mark.start { skipUnexpected() }
  }

  /// An expression that is not complete is no node.
  private mutating func readExpressionStatement(since mark: CodeMark) {
    if !readExpression(), readsCode { found.pointee.code.cut(to: mark.first) }
  }

  /// On a line after `return`.
  private var isAtReturnedValue: Bool {
    mutating get {
      switch current.keyword {
      case .case, .default, .guard, .for, .while, .repeat, .defer, .return, .throw, .break,
        .continue, .fallthrough:
        false
      default: !isAtDeclaration
      }
    }
  }

  private mutating func readLabel() {
    let (mark, label) = (codeMark, current.range)
    advance()
    advance()
    // Skipped code needs to know no more of it.
    guard readsCode, enter() else { return }
    readStatement()
    leave()
    add(.labeled, since: mark, name: label)
  }

  /// Whether `then`, `yield` or `discard` is a name here, by what follows it.
  private var isNameOfStatement: Bool {
    mutating get {
      let next = peek()
      switch next.kind {
      case .equal, .colon, .questionMark: return true
      case .leftParen where !at(.discard): return true
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
}

/// Statements with a head and a body.
extension Parser {
  /// `if … { } else if … { } else { }`, `guard … else { }`.
  private mutating func readIf() {
    let mark = codeMark
    let kind: CodeSyntax.Kind = at(.if) ? .if : .guard
    readHeadAndBody(nil) { $0.readConditions() }
    while eat(.else) {
      if at(.if), enter() {
        // Nodes lie inside each other, skipped code need not.
        if readsCode { readIf() } else { readHeadAndBody(nil) { _ in true } }
        leave()
      } else {
        if at(.leftBrace) { readBlock() }
        break
      }
    }
    add(kind, since: mark)
  }

  private mutating func readSwitch() {
    let mark = codeMark
    advance()
    readHead { $0.readExpression(.head) }
    if at(.leftBrace) { readBrackets { $0.readCases() } }
    add(.switch, since: mark)
  }

  private mutating func readFor() {
    readHeadAndBody(.for) { parser in
      if parser.eat(.try), parser.at(.questionMark) || parser.at(.exclamationMark) {
        parser.advance()
      }
      while parser.at(.await) || parser.at(.unsafe) { parser.advance() }
      let isRead =
        parser.eat(.case) ? parser.readPattern(.pattern) : parser.readPatternOfLoop()
      guard isRead, parser.readTypeIfPresent(), parser.eat(.in), parser.readExpression(.head)
      else { return false }
      return !parser.eat(.where) || parser.readExpression(.head)
    }
  }

  private mutating func readPatternOfLoop() -> Bool {
    isAtBindingPattern ? readPattern(.pattern) : readNamePattern()
  }

  private mutating func readDo() {
    let mark = codeMark
    readHeadAndBody(nil) { parser in
      _ = parser.parseEffects()
      return true
    }
    while at(.catch) {
      readHeadAndBody(.catch) { parser in
        parser.at(.leftBrace) || parser.readCaseItems(.pattern)
      }
    }
    add(.do, since: mark)
  }

  /// - Parameter kind: nil if more than the body belongs to the statement.
  private mutating func readHeadAndBody(
    _ kind: CodeSyntax.Kind?, _ content: (inout Parser) -> Bool
  ) {
    let mark = codeMark
    advance()
    readHead(content)
    if at(.leftBrace) { readBlock() }
    if let kind { add(kind, since: mark) }
  }

  private mutating func readBlock() {
    let mark = codeMark
    readBrackets { $0.readStatementList() }
    add(.block, since: mark)
  }

  /// Up to the brace of the body, or to `else`.
  private mutating func readHead(_ content: (inout Parser) -> Bool) {
    guard readsCode else { return skipHead() }
    let start = bookmark
    if content(&self), at(.leftBrace) || at(.else) { return }
    go(to: start)
    let mark = codeMark
    withoutCode { $0.skipHead() }
    add(.tokens, since: mark)
  }

  /// Closures in a head stand in parentheses.
  private mutating func skipHead() {
    while true {
      switch current.kind {
      case .leftBrace, .rightBrace, .endOfFile, .semicolon: return
      case .leftParen, .leftSquare: skipBrackets()
      case .period:
        advance()
        if isAtName { advance() }
      case .identifier where at(.if) || at(.switch):
        guard enter() else { return }
        if at(.if) { readIf() } else { readSwitch() }
        leave()
      default: advance()
      }
    }
  }
}
