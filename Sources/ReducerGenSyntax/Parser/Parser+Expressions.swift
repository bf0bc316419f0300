/// Expressions are read exactly to their end: it decides where the next declaration begins.
extension Parser {
  enum ExpressionStyle {
    case plain
    /// The condition of `#if`: ends with its line, unless an operator asks for more.
    case directive
    /// Components follow, and no closure or `#if`.
    case keyPath
    /// In the head of a statement, where a brace opens the body.
    case head
    /// A pattern in such a head: `=` does not belong to it.
    case pattern
  }

  /// expression → operand (infix operand | '?' expression ':' operand | ('is' | 'as') type)*
  mutating func readExpression(_ style: ExpressionStyle = .plain) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let mark = codeMark
    guard readOperand(style) else { return false }
    var isSequence = false
    while !(style == .directive && current.startsLine) {
      switch readOperator(style) {
      case .some(true): isSequence = true
      case .some(false): return false
      case nil:
        if isSequence { add(.sequence, since: mark) }
        return true
      }
    }
    if isSequence { add(.sequence, since: mark) }
    return true
  }

  /// An operator, and the operand after it. Nil if none is here; false if something is missing.
  private mutating func readOperator(_ style: ExpressionStyle) -> Bool? {
    let (mark, name) = (codeMark, current.range)
    if isAtInfixOperator && !(style == .pattern && at(.equal)) {
      advance()
      add(.operator, since: mark, name: name)
      return readOperand(style)
    }
    if at(.questionMark) && !current.isLeftBound {
      advance()
      guard readExpression(style), eat(.colon) else { return false }
      add(.operator, since: mark, name: name)
      return readOperand(style)
    }
    if at(.is) || at(.as) { return readCast() }
    guard at(.async) || at(.throws) || at(.rethrows), readArrowEffects() else { return nil }
    advance()
    add(.operator, since: mark, name: name)
    return readOperand(style)
  }

  /// cast → ('is' | 'as' | 'as?' | 'as!') type
  mutating func readCast() -> Bool {
    let (mark, name) = (codeMark, current.range)
    advance()
    if current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) { advance() }
    guard readType() else { return false }
    add(.cast, since: mark, name: name)
    return true
  }

  private var isAtInfixOperator: Bool {
    switch current.kind {
    case .equal, .arrow: true
    case .operatorName: current.isInfix
    default: false
    }
  }

  /// operand → prefix* primary postfix*
  mutating func readOperand(_ style: ExpressionStyle) -> Bool {
    let prefixes = readExpressionPrefixes()
    let mark = codeMark
    let isKeyPath = at(.backslash)
    let isStatement = current.keyword.beginsStatement
    let isLiteral = isAtLiteral
    guard readPrimary(style) else { return false }
    if !isStatement {
      readPostfixes(
        isKeyPath && style != .directive ? .keyPath : style, isLiteral: isLiteral, since: mark)
      if isKeyPath { add(.keyPath, since: mark) }
    }
    for prefix in prefixes.reversed() { add(.prefix, since: prefix.mark, name: prefix.name) }
    return true
  }

  /// The prefixes from the left, if nodes are asked for.
  private mutating func readExpressionPrefixes() -> [(mark: CodeMark, name: SourceRange)] {
    var prefixes: [(mark: CodeMark, name: SourceRange)] = []
    while true {
      let (mark, name) = (codeMark, current.range)
      switch current.kind {
      case .operatorName, .exclamationMark: advance()
      // These are types, which have nodes of their own.
      case .identifier where readsCode && (at(.any) || at(.some)): return prefixes
      case .identifier where current.keyword.isExpressionPrefix && isAtPrefix:
        let isTry = at(.try)
        advance()
        if isTry && current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) {
          lexer.previousEndsExpression = false
          advance()
        }
      default: return prefixes
      }
      if readsCode { prefixes.append((mark, name)) }
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

  private mutating func readPrimary(_ style: ExpressionStyle) -> Bool {
    let mark = codeMark
    switch current.kind {
    case .integer, .float, .string, .regex, .placeholder:
      advance()
      add(.literal, since: mark)
    case .leftParen: readTuple()
    case .leftSquare where readsCode && isAtInlineArrayType: return readTypeAsValue()
    case .leftSquare: readCollection()
    case .leftBrace: readClosure()
    case .identifier, .escapedIdentifier, .dollarIdentifier: return readNamedPrimary()
    case .period:
      let isMember = isMemberAfterPeriod
      let name = readMember()
      if !isMember { report(.expected("a member's name", at: here)) }
      addMember(name, since: mark)
    case .backslash: readRootOfKeyPath()
    case .pound: readMacroExpansion(style)
    case .at where readsCode: return readTypeAsValue()
    case .at:
      readTypeAttribute()
      return readPrimary(style)
    default: return false
    }
    return true
  }

  /// `any Error`, `@Sendable () -> Void` or `Any`.
  private mutating func readTypeAsValue() -> Bool {
    let mark = codeMark
    guard readType() else { return false }
    add(.type, since: mark)
    return true
  }

  private mutating func readNamedPrimary() -> Bool {
    let mark = codeMark
    switch current.keyword {
    case _ where current.keyword.beginsStatement: readStatement()
    case .in, .where, .else, .case, .as, .is, .catch, .throws, .guard, .return: return false
    case .var, .let, .func, .struct, .class, .enum, .extension, .protocol, .import, .typealias:
      return false
    case .true, .false, .nil:
      advance()
      add(.literal, since: mark)
    default:
      if readsCode, at(.any) || at(.some), isAtPrefix { return readTypeAsValue() }
      let isAny = isAtAny
      let name = readQualifiedName()
      if !isAny { readGenericArgumentsOfExpression() }
      add(isAny ? .type : .name, since: mark, name: name)
    }
    return true
  }

  /// qualified-name → name ('::' name)?, with the module before the colons
  private mutating func readQualifiedName() -> SourceRange {
    let name = take()
    return eat(.doubleColon) && isAtName ? take() : name
  }

  /// `Foo<A, B>()` has generic arguments, `a < b` has none: decided by what follows the `>`. And
  /// there is at least one.
  mutating func readGenericArgumentsOfExpression() {
    guard atOperator(Byte.less), !isOperator("<>") else { return }
    _ = attempt { $0.readGenericArgumentsIfPresent() && $0.canFollowGenericArguments }
  }

  private var canFollowGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamationMark, .colon:
      true
    case .questionMark: current.isLeftBound
    case .leftParen, .leftSquare: !current.startsLine
    default: false
    }
  }

  private mutating func readRootOfKeyPath() {
    advance()
    let mark = codeMark
    if at(.period) {
      // `\.?.a` and `\.[0]`: what follows this period is a component by itself.
      if !isMemberAfterPeriod { advance() }
    } else if isAtName {
      let name = readQualifiedName()
      _ = readGenericArgumentsIfPresent()
      add(.root, since: mark, name: name)
    } else if at(.leftSquare) || at(.leftParen) {
      skipBrackets()
      add(.root, since: mark)
    }
    while current.isLeftBound && (at(.questionMark) || at(.exclamationMark)) {
      readMarkInKeyPath()
    }
    // `\[Int].[0]`: only directly after the root.
    if at(.period) && peek().kind == .leftSquare { advance() }
  }

  /// `?` or `!`.
  mutating func readMarkInKeyPath() {
    let mark = codeMark
    let name = take()
    add(.component, since: mark, name: name)
  }

  /// At a period. Returns the name after it.
  mutating func readMember() -> SourceRange {
    advance()
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder:
      let name = readQualifiedName()
      readGenericArgumentsOfExpression()
      return name
    case .integer, .float: return take()
    case .leftParen:
      skipBrackets()
      return .empty
    default: return .empty
    }
  }

  /// macro-expansion → '#' qualified-name generic-arguments? ('(' … ')')? trailing-closures?
  mutating func readMacroExpansion(_ style: ExpressionStyle = .plain) {
    let mark = codeMark
    var name = SourceRange.empty
    advance()
    if isAtName {
      name = readQualifiedName()
      readGenericArgumentsOfExpression()
    }
    if at(.leftParen) && !current.startsLine { readArguments() }
    if at(.leftBrace) && isAtTrailingClosure(style) { readTrailingClosures() }
    add(.macro, since: mark, name: name)
  }
}

extension Keyword {
  /// Statements that may be expressions, or that are skipped like one.
  var beginsStatement: Bool {
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
