/// What stands in brackets of an expression.
extension Parser {
  /// tuple → '(' arguments ')'
  mutating func readTuple() {
    let mark = codeMark
    readArguments()
    add(.tuple, since: mark)
  }

  /// At an opening bracket: moves past the closing one.
  mutating func readArguments() { readBrackets { $0.readArgumentList() } }

  /// arguments → (argument (',' argument)* ','?)?
  private mutating func readArgumentList() -> Bool {
    while !at(.rightParen) && !at(.rightSquare) {
      let mark = codeMark
      let label = readArgumentLabelIfPresent()
      guard readArgumentValue() else { return false }
      add(.argument, since: mark, name: label)
      if !eat(.comma) { break }
    }
    return true
  }

  private mutating func readArgumentLabelIfPresent() -> SourceRange {
    guard isAtName, peek().kind == .colon else { return .empty }
    let label = take()
    advance()
    return label
  }

  /// value → pattern | operator | expression
  private mutating func readArgumentValue() -> Bool {
    if isAtBindingPattern { return readPattern(.plain) }
    return isAtLoneOperator ? readLoneOperator() : readExpression()
  }

  /// The `+` of `reduce(0, +)`.
  private var isAtLoneOperator: Bool {
    mutating get {
      guard at(.operatorName) || at(.equal) || at(.exclamationMark) else { return false }
      let next = peek().kind
      return next == .comma || next == .rightParen
    }
  }

  private mutating func readLoneOperator() -> Bool {
    let mark = codeMark
    let name = take()
    add(.name, since: mark, name: name)
    return true
  }

  /// collection → '[' (':' | expression (',' expression)* | expression ':' expression (',' …)*)? ']'
  mutating func readCollection() {
    let mark = codeMark
    var isDictionary = false
    readBrackets { $0.readElements(&isDictionary) }
    add(isDictionary ? .dictionary : .array, since: mark)
  }

  private mutating func readElements(_ isDictionary: inout Bool) -> Bool {
    isDictionary = eat(.colon)
    if isDictionary { return true }
    while !at(.rightSquare) {
      guard readExpression() else { return false }
      if eat(.colon) {
        isDictionary = true
        guard readExpression() else { return false }
      }
      if !eat(.comma) { break }
    }
    return true
  }
}
