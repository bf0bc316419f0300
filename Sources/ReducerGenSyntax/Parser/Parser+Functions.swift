extension Parser {
  /// function → 'func' name generics? signature where? body?
  mutating func parseFunction() -> DeclarationSyntax {
    advance()
    let node = DeclarationSyntax(.func, at: current.start)
    node.name = isAtName ? take() : parseOperatorFunctionName()
    parseSignature(of: node)
    parseBody(of: node)
    return node
  }

  /// In `func <<T>(…)` the last `<` opens the generic parameters.
  private mutating func parseOperatorFunctionName() -> SourceRange {
    let token = current.range
    let next = peek().kind
    guard at(.operatorName), token.count > 1, lexer.cursor.base[Int(token.end) - 1] == Byte.less,
      next == .identifier || next == .escapedIdentifier
    else { return parseOperatorName() }
    splitOperator(after: token.count - 1)
    return range(from: token.start)
  }

  /// initializer → 'init' ('?' | '!')? generics? signature where? body?
  mutating func parseInitializer() -> DeclarationSyntax {
    let node = DeclarationSyntax(.`init`, at: current.start)
    advance()
    if at(.questionMark) || at(.exclamationMark) || isOperator("!") { advance() }
    parseSignature(of: node)
    parseBody(of: node)
    return node
  }

  mutating func parseDeinitializer() -> DeclarationSyntax {
    let node = DeclarationSyntax(.deinit, at: current.start)
    advance()
    node.effects = parseEffects()
    parseBody(of: node)
    return node
  }

  /// subscript → 'subscript' generics? parameters '->' type where? accessors?
  mutating func parseSubscript() -> DeclarationSyntax {
    let node = DeclarationSyntax(.subscript, at: current.start)
    advance()
    parseSignature(of: node)
    parseAccessorsIfPresent(of: node)
    return node
  }

  /// macro → 'macro' name generics? signature ('=' expression)? where?
  mutating func parseMacro() -> DeclarationSyntax {
    advance()
    let node = DeclarationSyntax(.macro, at: current.start)
    node.name = take()
    node.generics = parseGenericsIfPresent()
    parseParametersAndResult(of: node)
    if eat(.equal) { node.initializer = parseInitialValue() }
    node.whereClause = parseWhereIfPresent()
    return node
  }

  /// signature → generics? parameters effect* ('->' type)? where?
  private mutating func parseSignature(of node: DeclarationSyntax) {
    node.generics = parseGenericsIfPresent()
    parseParametersAndResult(of: node)
    node.whereClause = parseWhereIfPresent()
  }

  private mutating func parseParametersAndResult(of node: DeclarationSyntax) {
    if at(.leftParen) {
      node.parameters = parseParameters(areNamed: true)
    } else {
      report(.expected("'('", at: here))
    }
    node.effects = parseEffects()
    if eat(.arrow) { node.result = parseResultType() }
  }

  mutating func parseEffects() -> [SourceRange] {
    var effects: [SourceRange] = []
    while let effect = parseEffectIfPresent() { effects.append(effect) }
    return effects
  }

  private mutating func parseBody(of node: DeclarationSyntax) {
    guard at(.leftBrace) else { return }
    let start = current.start
    skipBrackets()
    node.body = range(from: start)
  }

  mutating func parseAccessorsIfPresent(of node: DeclarationSyntax) {
    parseBody(of: node)
    node.hasAccessors = !node.body.isEmpty
  }

  /// parameters → '(' (parameter (',' parameter)* ','?)? ')'
  mutating func parseParameters(areNamed: Bool) -> [ParameterSyntax] {
    let opening = here
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(.rightParen) && !at(.endOfFile) {
      guard let parameter = parseParameter(isNamed: areNamed) else { break }
      parameters.append(parameter)
      if !eat(.comma) { break }
    }
    closeParameters(opening)
    return parameters
  }

  /// After an error, to the parenthesis that closes the list.
  private mutating func closeParameters(_ opening: SourcePlace) {
    if eat(.rightParen) { return }
    let isUnclosed = at(.endOfFile) || at(.rightBrace)
    report(isUnclosed ? .unclosed(at: opening) : .expected("',' or ')'", at: here))
    lexer.cursor.position = Int(current.start)
    _ = skipToBehind(Byte.rightParen)
  }

  /// parameter → attribute* (label name? ':')? type '...'? ('=' expression)?
  private mutating func parseParameter(isNamed: Bool) -> ParameterSyntax? {
    while at(.at) && isNamed { readTypeAttribute() }
    while (at(._const) || at(.isolated)) && isAtParameterModifier { advance() }
    let (label, name) = parseLabel()
    if isNamed && label.isEmpty {
      report(.expected("a parameter's name", at: here))
      return nil
    }
    let (start, first) = (current.start, nodes.count)
    guard readType() else {
      report(.expected("a type", at: here))
      return nil
    }
    readEllipsis(at: start, from: first)
    return ParameterSyntax(
      label: label, name: name, type: lastType,
      defaultValue: eat(.equal) ? parseInitialValue() : .empty)
  }

  /// In `isolated x: T` the word is a label, in `isolated x y: T` and `isolated T` a modifier.
  private var isAtParameterModifier: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.advance()
        if ahead.at(.colon) { return false }
        guard ahead.isAtName else { return true }
        return ahead.peek().kind != .colon
      }
    }
  }

  /// `_ id:` and `id:`; empty if there is no label.
  mutating func parseLabel() -> (label: SourceRange, name: SourceRange) {
    guard isAtName else { return (.empty, .empty) }
    let start = bookmark
    let label = take()
    let name = isAtName ? take() : label
    if eat(.colon) { return (label, name) }
    go(to: start)
    return (.empty, .empty)
  }
}
