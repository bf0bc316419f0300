extension Parser {
  /// closure → '{' signature? statements '}'
  mutating func readClosure() {
    let mark = codeMark
    readBrackets { parser in
      _ = parser.attempt { $0.readClosureSignature() }
      return parser.readStatementList()
    }
    add(.closure, since: mark)
  }

  /// signature → attribute* captures? (parameters | names)? effect* ('->' type)? 'in'
  private mutating func readClosureSignature() -> Bool {
    while at(.at) { readTypeAttribute() }
    if at(.leftSquare) { readBrackets { $0.readCaptures() } }
    if at(.leftParen) {
      readBrackets { $0.readTypedParameters() }
    } else {
      readNamesOfParameters()
    }
    _ = parseEffects()
    if eat(.arrow), !readType() { return false }
    return eat(.in)
  }

  private mutating func readNamesOfParameters() {
    while isAtName, !at(.in) {
      let mark = codeMark
      let name = take()
      add(.parameter, since: mark, name: name)
      if !eat(.comma) { return }
    }
  }

  /// parameter → name name? (':' type '...'?)?
  private mutating func readTypedParameters() -> Bool {
    while isAtName || at(.at) {
      while at(.at) { readTypeAttribute() }
      let mark = codeMark
      var name = take()
      if isAtName { name = take() }
      if eat(.colon) {
        guard readType() else { return false }
        if isOperator("...") { advance() }
      }
      add(.parameter, since: mark, name: name)
      if !eat(.comma) { break }
    }
    return true
  }

  /// capture → ('weak' | 'unowned' ('(' … ')')?)? name ('=' expression)?
  private mutating func readCaptures() -> Bool {
    while isAtName {
      let mark = codeMark
      if at(.weak) || at(.unowned), peek().isName || peek().kind == .leftParen {
        advance()
        if at(.leftParen) { skipBrackets() }
      }
      guard isAtName else { return false }
      let name = take()
      if eat(.equal), !readExpression() { return false }
      add(.capture, since: mark, name: name)
      if !eat(.comma) { break }
    }
    return true
  }
}
