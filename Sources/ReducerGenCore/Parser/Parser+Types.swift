extension Parser {
  /// The range of the type here; reports if there is none.
  mutating func parseType() -> SourceRange {
    let start = current.start
    if !skipType() { report(.expected("a type", at: here)) }
    return range(from: start)
  }

  /// Of a function or a variable. Its opaque types may have names: `-> <C: Collection> (C, C)`.
  mutating func parseResultType() -> SourceRange {
    let start = current.start
    _ = parseGenericsIfPresent()
    _ = parseType()
    return range(from: start)
  }

  /// type → specifier* (composition | function-type)
  mutating func skipType() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    return skipTypeHere()
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
    return skipArrowEffects() ? skipFunctionTypeRest() : true
  }

  /// Effects, if an arrow follows them.
  mutating func skipArrowEffects() -> Bool {
    attempt { ahead in
      while let _ = ahead.parseEffectIfPresent() {}
      return ahead.at(.arrow)
    }
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
    while skipTypeSpecifierIfPresent() {}
  }

  mutating func skipTypeSpecifierIfPresent() -> Bool {
    if at(.at) {
      skipTypeAttribute()
    } else if isOperator("~") {
      advance()
    } else if current.keyword.isTypeSpecifier && isAtSpecifier {
      skipSpecifier()
    } else {
      return false
    }
    return true
  }

  /// These words are specifiers only in front of a type.
  private var isAtSpecifier: Bool {
    mutating get {
      if at(.nonisolated) || at(.dependsOn) || at(.inout) { return true }
      let next = peek()
      switch next.kind {
      case .identifier: return !next.keyword.endsType
      case .escapedIdentifier, .dollarIdentifier, .placeholder, .leftSquare, .leftParen, .at:
        return true
      case .operatorName: return lexer.cursor.base[Int(next.start)] == Byte.tilde
      default: return false
      }
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
      case .period where isNameNext:
        advance()
        let isMetatype = isAtMetatypeName
        advance()
        if !isMetatype && !skipGenericArgumentsIfPresent() { return true }
      case .doubleColon:
        advance()
        if isAtName { advance() }
        if !skipGenericArgumentsIfPresent() { return true }
      default: return true
      }
    }
  }

  private mutating func skipSimpleType() -> Bool {
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder:
      found.pointee.typeNames?.append(current.range)
      let isAny = isAtAny
      advance()
      if !isAny { _ = skipGenericArgumentsIfPresent() }
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

  /// `Any` takes no generic arguments: a `<` behind it compares.
  var isAtAny: Bool {
    guard at(.identifier), current.range.count == 3 else { return false }
    let base = lexer.cursor.base + Int(current.start)
    return base[0] == 0x41 && base[1] == 0x6E && base[2] == 0x79
  }

  /// `Int.Type` takes none either.
  private var isAtMetatypeName: Bool {
    switch current.range.count {
    case 4: at(.identifier) && found.pointee.file.text(current.range) == "Type"
    case 8: at(.identifier) && found.pointee.file.text(current.range) == "Protocol"
    default: false
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
    _ = attempt { ahead in
      ahead.advance()
      if ahead.isAtName { ahead.advance() }
      return ahead.eat(.colon)
    }
  }

  /// False if what begins like generic arguments is something else; then nothing was taken.
  mutating func skipGenericArgumentsIfPresent() -> Bool {
    guard atOperator(Byte.less) else { return true }
    return attempt { $0.skipGenericArguments() }
  }

  private mutating func skipGenericArguments() -> Bool {
    splitOperator()
    repeat {
      if atOperator(Byte.greater) { break }
      guard skipType() else { return false }
    } while eat(.comma)
    guard atOperator(Byte.greater) else { return false }
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
