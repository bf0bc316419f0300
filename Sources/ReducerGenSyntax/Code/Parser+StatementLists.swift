/// Lists of statements, which only code that is read has.
extension Parser {
  /// Where a list of statements ends.
  enum StatementListEnd {
    case bracket
    /// The next case of a `switch`.
    case nextCase
  }

  /// The statements up to a closing brace or the end of a clause, as one node.
  mutating func readStatementList(_ end: StatementListEnd = .bracket) -> Bool {
    let mark = codeMark
    guard readStatements(to: end) else { return false }
    add(.statements, since: mark)
    return true
  }

  private mutating func readStatements(to end: StatementListEnd) -> Bool {
    while !isAtEndOfStatements(end) {
      if eat(.semicolon) { continue }
      let mark = codeMark
      readCodeStatement()
      let isRead = found.pointee.code.count > mark.first && isAtStatementEnd
      if !isRead { readUnknownStatement(since: mark) }
      guard current.start > mark.start || at(.endOfFile) else { return false }
    }
    return true
  }

  private mutating func isAtEndOfStatements(_ end: StatementListEnd) -> Bool {
    switch current.kind {
    case .endOfFile, .rightBrace, .rightParen, .rightSquare, .poundElseif, .poundElse, .poundEndif:
      return true
    case .poundIf: return end == .nextCase && isAtConditionalCase
    default: return end == .nextCase && isAtCase
    }
  }

  private var isAtStatementEnd: Bool {
    switch current.kind {
    case .endOfFile, .rightBrace, .semicolon, .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: current.startsLine
    }
  }

  private mutating func readUnknownStatement(since mark: CodeMark) {
    found.pointee.code.cut(to: mark.first)
    if current.start == mark.start { skipToken() }
    while !isAtStatementEnd, !at(.rightParen), !at(.rightSquare) { skipToken() }
    add(.tokens, since: mark)
  }

  private mutating func skipToken() {
    switch current.kind {
    case .leftParen, .leftSquare, .leftBrace: skipBrackets()
    default: advance()
    }
  }

  private mutating func readCodeStatement() {
    if at(.poundIf), !isAtConditionalAttributes {
      return readConditionalStatements { $0.readStatementList() }
    }
    guard isAtDeclaration, !isBeforeCase else { return readStatement() }
    let start = bookmark
    if !readVariables() {
      go(to: start)
      readDeclaration()
    }
  }

  /// At a name such as `optional`, with the next case of the `switch` after it.
  private var isBeforeCase: Bool {
    mutating get { current.keyword.isModifier && peek().keyword == .case }
  }

  private mutating func readDeclaration() {
    let mark = codeMark
    withoutCode { parser in
      var declarations: [DeclarationSyntax] = []
      parser.parseDeclaration(into: &declarations)
    }
    add(.declaration, since: mark)
  }

  /// variables → attribute* modifier* ('let' | 'var') binding (',' binding)*, without accessors
  private mutating func readVariables() -> Bool {
    let mark = codeMark
    withoutCode { parser in
      _ = parser.parseAttributes()
      _ = parser.parseModifiers()
    }
    let word = current.range
    guard eat(.let) || eat(.var) else { return false }
    var hasValue = false
    repeat {
      let mark = codeMark
      guard readNamePattern(), readTypeIfPresent() else { return false }
      hasValue = eat(.equal)
      if hasValue, !readExpression() { return false }
      add(.binding, since: mark)
    } while eat(.comma)
    add(.variables, since: mark, name: word)
    // A brace opens accessors, unless it is another statement.
    return !at(.leftBrace) || current.startsLine && hasValue
  }

  /// conditional → '#if' condition content ('#elseif' …)* ('#else' …)? '#endif'
  ///
  /// Adds nothing if a clause has something else than the content.
  mutating func readConditionalStatements(_ content: (inout Parser) -> Bool) {
    let mark = codeMark
    repeat {
      let inner = codeMark
      let condition = withoutCode { $0.parseCondition() }
      guard enter() else { return }
      let isRead = content(&self)
      leave()
      if !isRead { return found.pointee.code.cut(to: mark.first) }
      add(.clause, since: inner, name: condition)
    } while at(.poundElseif) || at(.poundElse)
    _ = eat(.poundEndif)
    add(.conditional, since: mark)
  }
}
