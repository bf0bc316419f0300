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
    return skipExpressionHere(style)
  }

  private mutating func skipExpressionHere(_ style: ExpressionStyle) -> Bool {
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
        guard skipArrowEffects() else { return true }
      } else {
        return true
      }
    }
  }

  /// cast → ('is' | 'as' | 'as?' | 'as!') type
  mutating func skipCast() -> Bool {
    advance()
    if current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) { advance() }
    return skipType()
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

  /// Words such as `await` and `copy` are names, too: an operand must follow on the line.
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
      case .leftParen, .leftSquare: return at(.unsafe) || at(.any) || at(.some)
      case .period: return !next.isLeftBound
      case .operatorName: return next.isRightBound && !next.isLeftBound
      default: return false
      }
    }
  }

  private var isAtLiteral: Bool {
    switch current.kind {
    case .integer, .float, .string, .regex, .leftSquare, .backslash: return true
    case .identifier: return at(.true) || at(.false) || at(.nil) || current.keyword.beginsStatement
    default: return false
    }
  }

  private mutating func skipPrimary(_ style: ExpressionStyle) -> Bool {
    switch current.kind {
    case .integer, .float, .string, .regex, .placeholder: advance()
    case .leftParen, .leftSquare, .leftBrace: skipBrackets()
    case .identifier, .escapedIdentifier, .dollarIdentifier: return skipNamedPrimary(style)
    case .period:
      advance()
      skipMemberName()
    case .backslash: skipKeyPath()
    case .pound: skipMacroExpansion(style)
    case .at:
      skipTypeAttribute()
      return skipPrimary(style)
    default: return false
    }
    return true
  }

  private mutating func skipNamedPrimary(_ style: ExpressionStyle) -> Bool {
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

  /// `Foo<A, B>()` has generic arguments, `a < b` has none: decided by what follows the `>`.
  private mutating func skipGenericArgumentsOfExpression() {
    guard atOperator(Byte.less) else { return }
    _ = attempt { $0.skipGenericArgumentsIfPresent() && $0.canFollowGenericArguments }
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
      _ = skipGenericArgumentsIfPresent()
    } else if at(.leftSquare) || at(.leftParen) {
      skipBrackets()
    }
  }

  private mutating func skipMemberName() {
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

  private mutating func skipPostfixes(_ style: ExpressionStyle, isLiteral: Bool) {
    var isLiteral = isLiteral
    while !(style == .directive && current.startsLine) {
      switch current.kind {
      case .period where isMemberAfterPeriod:
        advance()
        skipMemberName()
      case .leftParen where !current.startsLine && isAtArgumentLabels: skipBrackets()
      case .leftParen where !current.startsLine, .leftSquare where !current.startsLine:
        skipBrackets()
        if at(.leftBrace) && isAtTrailingClosure(style) { skipTrailingClosures() }
      case .questionMark where current.isLeftBound, .exclamationMark where current.isLeftBound:
        advance()
      case .operatorName where current.isPostfix && !current.startsLine: advance()
      case .leftBrace where !isLiteral && isAtTrailingClosure(style):
        skipTrailingClosures()
        // A second closure needs a label: this brace opens accessors, or a statement. Only behind
        // arguments, above, does Swift read on, and takes a call of what the first was given to.
        if at(.leftBrace) { return }
      case .poundIf where style == .plain && isAtConditionalMember:
        skipConditionalMembers()
      default: return
      }
      isLiteral = false
    }
  }

  /// `(a:_:)`, which is a part of a name and no arguments.
  private var isAtArgumentLabels: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.advance()
        guard ahead.isAtName else { return false }
        while ahead.isAtName {
          ahead.advance()
          if !ahead.eat(.colon) { return false }
        }
        return ahead.at(.rightParen)
      }
    }
  }

  private var isMemberAfterPeriod: Bool {
    mutating get {
      switch peek().kind {
      case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder, .integer, .float: true
      case .leftParen: true
      default: false
      }
    }
  }

  /// A brace after an expression: a closure, unless it opens the observers of a property, or the
  /// cases of a `switch`.
  private mutating func isAtTrailingClosure(_ style: ExpressionStyle) -> Bool {
    if style != .plain { return false }
    return lookAhead { ahead in
      ahead.advance()
      return !ahead.at(.case) && !ahead.skipToObserver()
    }
  }

  /// In a brace behind a value: `willSet`, `didSet` or `init` makes it one of accessors. With `get`
  /// it is a closure, which may well begin with a call of that name.
  mutating func skipToObserver() -> Bool {
    while at(.at) { skipTypeAttribute() }
    return at(.willSet) || at(.didSet) || at(.`init`)
  }

  /// `{ … } label: { … }`.
  private mutating func skipTrailingClosures() {
    skipBrackets()
    while isAtName && attempt({ $0.skipLabelOfClosure() }) { skipBrackets() }
  }

  private mutating func skipLabelOfClosure() -> Bool {
    advance()
    return eat(.colon) && at(.leftBrace)
  }

  /// `#if A` in front of `.member`, amid a chain of calls.
  private var isAtConditionalMember: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.skipDirectiveLine()
        while ahead.at(.poundIf) { ahead.skipDirectiveLine() }
        return ahead.at(.period) && ahead.isMemberAfterPeriod
      }
    }
  }

  private mutating func skipConditionalMembers() {
    repeat {
      skipDirectiveLine()
      if at(.period) {
        advance()
        skipMemberName()
      }
      skipPostfixes(.plain, isLiteral: false)
    } while at(.poundElseif) || at(.poundElse)
    _ = eat(.poundEndif)
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
