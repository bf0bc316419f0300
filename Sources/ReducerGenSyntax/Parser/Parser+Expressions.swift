/// Expressions are skipped, exactly to their end: it decides where the next declaration begins.
extension Parser {
  enum ExpressionStyle {
    case plain
    /// The condition of `#if`: ends with its line, unless an operator asks for more.
    case directive
    /// Components follow, and no closure or `#if`.
    case keyPath
  }

  /// expression → operand (infix operand | '?' expression ':' operand | ('is' | 'as') type)*
  mutating func skipExpression(_ style: ExpressionStyle = .plain) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    guard skipOperand(style) else { return false }
    while true {
      if style == .directive && current.startsLine { return true }
      if isAtInfixOperator {
        advance()
        guard skipOperand(style) else { return false }
      } else if at(.questionMark) && !current.isLeftBound {
        advance()
        guard skipExpression(style), eat(.colon), skipOperand(style) else { return false }
      } else if at(.is) || at(.as) {
        guard skipCast() else { return false }
      } else if at(.async) || at(.throws) || at(.rethrows) {
        guard readArrowEffects() else { return true }
      } else {
        return true
      }
    }
  }

  /// cast → ('is' | 'as' | 'as?' | 'as!') type
  mutating func skipCast() -> Bool {
    advance()
    if current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) { advance() }
    return readType()
  }

  private var isAtInfixOperator: Bool {
    switch current.kind {
    case .equal, .arrow: true
    case .operatorName: current.isInfix
    default: false
    }
  }

  /// operand → prefix* primary postfix*
  private mutating func skipOperand(_ style: ExpressionStyle) -> Bool {
    skipPrefixes()
    let isKeyPath = at(.backslash)
    let isStatement = current.keyword.beginsStatement
    let isLiteral = isAtLiteral
    guard skipPrimary(style) else { return false }
    if isStatement { return true }
    skipPostfixes(isKeyPath && style == .plain ? .keyPath : style, isLiteral: isLiteral)
    return true
  }

  private mutating func skipPrefixes() {
    while true {
      switch current.kind {
      case .operatorName, .exclamationMark: advance()
      case .identifier where current.keyword.isExpressionPrefix && isAtPrefix:
        let isTry = at(.try)
        advance()
        if isTry && current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) {
          lexer.previousEndsExpression = false
          advance()
        }
      default: return
      }
    }
  }

  /// Words such as `unsafe` and `copy` are names, too: an operand must follow on the line.
  private var isAtPrefix: Bool {
    mutating get {
      if at(.try) || at(.repeat) || at(.await) { return true }
      let next = peek()
      if next.startsLine { return false }
      switch next.kind {
      case .identifier: return !next.keyword.endsType
      case .escapedIdentifier, .dollarIdentifier, .placeholder, .integer, .float, .string, .regex,
        .pound, .backslash:
        return true
      case .leftParen, .leftSquare, .leftBrace: return at(.unsafe)
      case .period: return !next.isLeftBound
      case .operatorName: return next.isRightBound && !next.isLeftBound
      default: return false
      }
    }
  }

  private var isAtLiteral: Bool {
    mutating get {
      switch current.kind {
      case .integer, .float, .string, .regex, .backslash: return true
      case .leftSquare: return !isAtInlineArrayType
      case .identifier:
        return at(.true) || at(.false) || at(.nil) || current.keyword.beginsStatement
      default: return false
      }
    }
  }

  /// `[4 of Int]`, which closures may follow as they follow any other type.
  private var isAtInlineArrayType: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.advance()
        guard ahead.at(.integer) || ahead.isAtName else { return false }
        ahead.advance()
        return ahead.at(.of) && !ahead.current.startsLine
      }
    }
  }

  private mutating func skipPrimary(_ style: ExpressionStyle) -> Bool {
    switch current.kind {
    case .integer, .float, .string, .regex, .placeholder: advance()
    case .leftParen, .leftSquare, .leftBrace: skipBrackets()
    case .identifier, .escapedIdentifier, .dollarIdentifier: return skipNamedPrimary()
    case .period:
      let isMember = isMemberAfterPeriod
      skipMember()
      if !isMember { report(.expected("a member's name", at: here)) }
    case .backslash: skipKeyPath()
    case .pound: skipMacroExpansion(style)
    case .at:
      readTypeAttribute()
      return skipPrimary(style)
    default: return false
    }
    return true
  }

  private mutating func skipNamedPrimary() -> Bool {
    switch current.keyword {
    case _ where current.keyword.beginsStatement: skipStatement()
    case .in, .where, .else, .case, .as, .is, .catch, .throws, .guard, .return: return false
    case .var, .let, .func, .struct, .class, .enum, .extension, .protocol, .import, .typealias:
      return false
    default:
      let isAny = isAtAny
      skipQualifiedName()
      if !isAny { skipGenericArgumentsOfExpression() }
    }
    return true
  }

  /// qualified-name → name ('::' name)?, with the module before the colons
  private mutating func skipQualifiedName() {
    advance()
    if eat(.doubleColon) && isAtName { advance() }
  }

  /// `Foo<A, B>()` has generic arguments, `a < b` has none: decided by what follows the `>`. And
  /// there is at least one.
  mutating func skipGenericArgumentsOfExpression() {
    guard atOperator(Byte.less), !isOperator("<>") else { return }
    _ = attempt { $0.readGenericArgumentsIfPresent() && $0.canFollowGenericArguments }
  }

  private var canFollowGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamationMark, .questionMark, .colon, .equal:
      true
    case .leftParen, .leftSquare: !current.startsLine
    case .operatorName: !current.isLeftBound || !current.isRightBound
    default: current.startsLine
    }
  }

  private mutating func skipKeyPath() {
    advance()
    if at(.period) {
      // `\.?.a` and `\.[0]`: what follows this period is a component by itself.
      if !isMemberAfterPeriod { advance() }
    } else if isAtName {
      skipQualifiedName()
      _ = readGenericArgumentsIfPresent()
    } else if at(.leftSquare) || at(.leftParen) {
      skipBrackets()
    }
    while current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) { advance() }
    // `\[Int].[0]`: only directly after the root.
    if at(.period) && peek().kind == .leftSquare { advance() }
  }

  /// At a period.
  mutating func skipMember() {
    advance()
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder:
      skipQualifiedName()
      skipGenericArgumentsOfExpression()
    case .integer, .float: advance()
    case .leftParen: skipBrackets()
    default: break
    }
  }

  /// macro-expansion → '#' qualified-name generic-arguments? ('(' … ')')? trailing-closures?
  mutating func skipMacroExpansion(_ style: ExpressionStyle = .plain) {
    advance()
    if isAtName {
      skipQualifiedName()
      skipGenericArgumentsOfExpression()
    }
    if at(.leftParen) && !current.startsLine { skipBrackets() }
    if at(.leftBrace) && isAtTrailingClosure(style) { skipTrailingClosures() }
  }
}

extension Keyword {
  /// Statements that may be expressions, or that are skipped like one.
  fileprivate var beginsStatement: Bool {
    switch self {
    case .if, .switch, .do, .for, .while: true
    default: false
    }
  }

  fileprivate var isExpressionPrefix: Bool {
    switch self {
    case .try, .await, .unsafe, .consume, .copy, .borrow, .each, .repeat, .any, .some, .discard,
      .inout:
      true
    default: false
    }
  }
}
