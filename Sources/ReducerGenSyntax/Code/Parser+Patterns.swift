extension Parser {
  /// At `let`, `var` or `is` in a pattern.
  var isAtBindingPattern: Bool { at(.let) || at(.var) || at(.inout) || at(.is) }

  /// pattern → ('let' | 'var') pattern | 'is' type | expression
  mutating func readPattern(_ style: ExpressionStyle) -> Bool {
    let (mark, word) = (codeMark, current.range)
    if at(.is) {
      advance()
      guard readType() else { return false }
      add(.typePattern, since: mark, name: word)
      return true
    }
    guard isAtBindingPattern else { return readExpression(style) }
    guard enter() else { return false }
    defer { leave() }
    advance()
    guard readPattern(style) else { return false }
    add(.bindingPattern, since: mark, name: word)
    return true
  }

  /// name-pattern → name | '(' … ')', as variables have it
  mutating func readNamePattern() -> Bool {
    if at(.leftParen) {
      readTuple()
      return true
    }
    guard isAtName else { return false }
    let mark = codeMark
    let name = take()
    add(.name, since: mark, name: name)
    return true
  }

  /// case-items → pattern ('where' expression)? (',' …)*
  mutating func readCaseItems(_ style: ExpressionStyle) -> Bool {
    repeat {
      let mark = codeMark
      guard readPattern(style) else { return false }
      if eat(.where), !readExpression(style == .pattern ? .head : .plain) { return false }
      add(.caseItem, since: mark)
    } while eat(.comma)
    return true
  }

  /// conditions → condition (',' condition)*
  mutating func readConditions() -> Bool {
    repeat { guard readCondition() else { return false } } while eat(.comma)
    return true
  }

  /// condition → ('let' | 'var') name-pattern (':' type)? ('=' expression)?
  ///   | 'case' pattern (':' type)? '=' expression | expression
  private mutating func readCondition() -> Bool {
    let (mark, word) = (codeMark, current.range)
    if at(.case) {
      advance()
      guard readPattern(.pattern), readTypeIfPresent(), eat(.equal), readExpression(.head) else {
        return false
      }
      add(.caseCondition, since: mark, name: word)
      return true
    }
    guard at(.let) || at(.var) || at(.inout) else { return readExpression(.head) }
    advance()
    guard readNamePattern(), readTypeIfPresent() else { return false }
    if eat(.equal), !readExpression(.head) { return false }
    add(.binding, since: mark, name: word)
    return true
  }

  /// Whether there is no `: type`, or a right one.
  mutating func readTypeIfPresent() -> Bool { !eat(.colon) || readType() }
}
