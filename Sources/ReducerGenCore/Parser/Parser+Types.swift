extension Parser {
  /// The range of the type here; reports if there is none.
  mutating func parseType() -> SourceRange {
    let start = current.start
    if !skipType() { report(.expected("a type", at: here)) }
    return range(from: start)
  }

  /// type → specifier* (composition | function-type)
  mutating func skipType() -> Bool {
    nested(false) { $0.skipTypeHere() }
  }

  private mutating func skipTypeHere() -> Bool {
    skipTypeSpecifiers()
    guard skipPostfixType() else { return false }
    while isOperator("&") || isOperator("&~") {
      splitOperator()
      skipTypeSpecifiers()
      guard skipPostfixType() else { return false }
    }
    return skipFunctionTypeRest()
  }

  /// `async throws(E) -> Result` behind the parameters of a function type.
  private mutating func skipFunctionTypeRest() -> Bool {
    if at(.arrow) {
      advance()
      return skipType()
    }
    guard at(.async) || at(.throws) || at(.rethrows) || at(.reasync) else { return true }
    var ahead = self
    ahead.skipEffects()
    guard ahead.at(.arrow) else { return true }
    skipEffects()
    advance()
    return skipType()
  }

  private mutating func skipEffects() {
    while let _ = parseEffectIfPresent() {}
  }

  /// `throws(E)`, `async`…
  mutating func parseEffectIfPresent() -> SourceRange? {
    guard at(.async) || at(.throws) || at(.rethrows) || at(.reasync) else { return nil }
    let start = current.start
    let isThrows = at(.throws)
    advance()
    if isThrows && at(.leftParen) { skipBrackets() }
    return range(from: start)
  }

  /// Attributes, `inout`, `some`, `each`, `~` and the like, in any order.
  private mutating func skipTypeSpecifiers() {
    while true {
      if at(.at) {
        skipTypeAttribute()
      } else if isOperator("~") {
        advance()
      } else if current.keyword.isTypeSpecifier && isAtSpecifier {
        skipSpecifier()
      } else {
        return
      }
    }
  }

  /// These words are specifiers only in front of a type.
  private var isAtSpecifier: Bool {
    if at(.nonisolated) || at(.dependsOn) { return true }
    if at(.inout) { return true }
    let next = peek()
    switch next.kind {
    case .identifier: return !next.keyword.endsType
    case .escapedIdentifier, .dollarIdentifier, .placeholder, .leftSquare, .at: return true
    case .leftParen: return true
    case .operatorName: return lexer.cursor.base[Int(next.start)] == 0x7E
    default: return false
    }
  }

  private mutating func skipSpecifier() {
    let takesArgument = at(.nonisolated) || at(.dependsOn)
    advance()
    if takesArgument && at(.leftParen) && current.trivia.isEmpty { skipBrackets() }
  }

  /// postfix-type → simple-type ('.' name generic-arguments? | '?' | '!' | '...')*
  private mutating func skipPostfixType() -> Bool {
    guard skipSimpleType() else { return false }
    while true {
      switch current.kind {
      case .questionMark where current.isLeftBound, .exclamationMark where current.isLeftBound:
        advance()
      case .period where isMemberNext, .doubleColon:
        advance()
        if isAtName { advance() }
        if !skipGenericArgumentsIfPresent() { return true }
      default: return true
      }
    }
  }

  private var isMemberNext: Bool {
    switch peek().kind {
    case .identifier, .escapedIdentifier, .placeholder, .dollarIdentifier: true
    default: false
    }
  }

  private mutating func skipSimpleType() -> Bool {
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder:
      typeNames?.append(current.range)
      advance()
      _ = skipGenericArgumentsIfPresent()
      return true
    case .leftParen: return skipTupleType()
    case .leftSquare: return skipBracketType()
    case .integer:
      advance()
      return true
    case .operatorName where isOperator("-"):
      advance()
      return eat(.integer)
    default: return false
    }
  }

  /// `[Int]`, `[String: Int]`, `[3 of Int]`.
  private mutating func skipBracketType() -> Bool {
    advance()
    guard skipType() else { return false }
    if at(.colon) || at(.of) {
      advance()
      guard skipType() else { return false }
    }
    return eat(.rightSquare)
  }

  /// tuple-type → '(' (label? type '...'? ('=' expression)? ','?)* ')'
  private mutating func skipTupleType() -> Bool {
    advance()
    while !at(.rightParen) {
      skipTupleLabel()
      guard skipType() else { return false }
      if isOperator("...") { advance() }
      if at(.equal) {
        advance()
        guard skipExpression() else { return false }
      }
      if !eat(.comma) { break }
    }
    return eat(.rightParen)
  }

  private mutating func skipTupleLabel() {
    guard isAtName else { return }
    var ahead = self
    ahead.advance()
    if ahead.isAtName { ahead.advance() }
    guard ahead.at(.colon) else { return }
    ahead.advance()
    ahead.typeNames = typeNames
    self = ahead
  }

  /// False if what begins like generic arguments is something else; then nothing was taken.
  mutating func skipGenericArgumentsIfPresent() -> Bool {
    guard atOperator(Byte.less) else { return true }
    let start = self
    splitOperator()
    repeat {
      if atOperator(Byte.greater) { break }
      guard skipType() else {
        self = start
        return false
      }
    } while eat(.comma)
    guard atOperator(Byte.greater) else {
      self = start
      return false
    }
    splitOperator()
    return true
  }
}

extension Keyword {
  /// May stand in front of a type.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .borrowing, .consuming, .__shared, .__owned, .isolated, .sending, .nonisolated,
      ._const, .some, .any, .each, .repeat, .dependsOn:
      true
    default: false
    }
  }

  /// Cannot be a type's name: what stands before it was the type.
  var endsType: Bool {
    switch self {
    case .where, .async, .throws, .rethrows, .reasync, .in, .is, .as, .else: true
    default: false
    }
  }
}
