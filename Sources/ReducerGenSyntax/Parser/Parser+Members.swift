/// One production for each kind of declaration, from its introducing keyword on.
extension Parser {
  /// A node of this kind with its name: the keyword is taken, the name must follow.
  private mutating func introduce(_ kind: DeclarationSyntax.Kind) -> DeclarationSyntax {
    advance()
    let node = DeclarationSyntax(kind, at: current.start)
    if isAtName { node.name = take() } else { report(.expected("a name", at: here)) }
    return node
  }

  /// import → 'import' kind? name ('.' name)*
  mutating func parseImport() -> DeclarationSyntax {
    advance()
    let kinds: [Keyword] = [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var]
    if kinds.contains(current.keyword) { advance() }
    let node = DeclarationSyntax(.import, at: current.start)
    let start = current.start
    if isAtName { advance() } else { report(.expected("a module's name", at: here)) }
    while at(.period) || at(.doubleColon) {
      advance()
      if isAtName || at(.operatorName) { advance() }
    }
    node.name = range(from: start)
    return node
  }

  /// nominal → keyword name generics? inheritance? where? '{' declarations '}'
  mutating func parseNominal(_ kind: DeclarationSyntax.Kind) -> DeclarationSyntax {
    let node = introduce(kind)
    node.generics = parseGenericsIfPresent()
    parseTypeBody(of: node)
    return node
  }

  /// extension → 'extension' type inheritance? where? '{' declarations '}'
  mutating func parseExtension() -> DeclarationSyntax {
    advance()
    let node = DeclarationSyntax(.extension, at: current.start)
    let start = current.start
    node.extended = parseType()
    node.name = range(from: start)
    parseTypeBody(of: node)
    return node
  }

  private mutating func parseTypeBody(of node: DeclarationSyntax) {
    node.inherits = parseInheritance()
    node.whereClause = parseWhereIfPresent()
    guard at(.leftBrace) else { return report(.expected("'{'", at: here)) }
    let opening = here
    advance()
    let outer = found.pointee.clauses
    found.pointee.clauses = []
    if enter() {
      parseDeclarations(in: .members, into: &node.members)
      leave()
    }
    found.pointee.clauses = outer
    if !eat(.rightBrace) { report(.unclosed(at: opening)) }
  }

  /// inheritance → ':' type (',' type)*
  private mutating func parseInheritance() -> [TypeSyntax] {
    guard eat(.colon) else { return [] }
    var types = [parseType()]
    while eat(.comma) { types.append(parseType()) }
    return types
  }

  /// generics → '<' parameter (',' parameter)* where? '>', the requirements as once in Swift 2
  mutating func parseGenericsIfPresent() -> GenericsSyntax {
    guard atOperator(Byte.less) else { return GenericsSyntax() }
    let start = current.start
    var generics = GenericsSyntax()
    splitOperator()
    while !atOperator(Byte.greater) && !at(.endOfFile) {
      guard let parameter = parseGenericParameter() else { break }
      generics.parameters.append(parameter)
      if !eat(.comma) { break }
    }
    generics.requirements = parseWhereIfPresent().requirements
    if atOperator(Byte.greater) { splitOperator() } else { report(.expected("'>'", at: here)) }
    generics.range = range(from: start)
    return generics
  }

  /// generic-parameter → attribute* ('each' | 'let')? name (':' type)? ('=' type)?
  private mutating func parseGenericParameter() -> GenericsSyntax.Parameter? {
    while at(.at) { readTypeAttribute() }
    if (at(.each) || at(.let)) && !(peek().kind == .comma || peek().kind == .colon) { advance() }
    guard isAtName else {
      report(.expected("a generic parameter", at: here))
      return nil
    }
    return GenericsSyntax.Parameter(name: take(), constraint: eat(.colon) ? parseType() : nil)
  }

  /// where → 'where' requirement (',' requirement)*
  /// requirement → type (':' | '==') type ('(' … ')')?, the parentheses in `T: _Trivial(64)`
  mutating func parseWhereIfPresent() -> WhereSyntax {
    guard at(.where) else { return WhereSyntax() }
    let start = current.start
    var clause = WhereSyntax()
    repeat {
      advance()
      if at(.leftBrace) { break }
      let subject = parseType()
      if at(.colon) || at(.operatorName) {
        let isEquality = at(.operatorName)
        advance()
        let type = parseType()
        clause.requirements.append(
          RequirementSyntax(subject: subject, isEquality: isEquality, type: type))
        if at(.leftParen) && current.trivia.isEmpty { skipBrackets() }
      } else {
        report(.expected("':' or '=='", at: here))
      }
    } while at(.comma)
    clause.range = range(from: start)
    return clause
  }

  /// typealias → 'typealias' name generics? '=' type where?
  mutating func parseTypeAlias() -> DeclarationSyntax {
    let node = introduce(.typealias)
    node.generics = parseGenericsIfPresent()
    expect(.equal, "'='")
    node.type = parseType()
    node.whereClause = parseWhereIfPresent()
    return node
  }

  /// associatedtype → 'associatedtype' name inheritance? ('=' type)? where?
  mutating func parseAssociatedType() -> DeclarationSyntax {
    let node = introduce(.associatedtype)
    node.inherits = parseInheritance()
    if eat(.equal) { node.type = parseType() }
    node.whereClause = parseWhereIfPresent()
    return node
  }

  /// cases → 'case' case (',' case)*; case → name parameters? ('=' expression)?
  mutating func parseCases(into list: inout [DeclarationSyntax]) {
    repeat {
      let node = introduce(.case)
      if at(.leftParen) { node.parameters = parseParameters(areNamed: false) }
      if eat(.equal) { node.initializer = parseInitialValue() }
      list.append(node)
    } while at(.comma)
  }

  mutating func parseInitialValue() -> SourceRange {
    let (start, first) = (current.start, nodes.count)
    if !readExpression() { report(.expected("an expression", at: here)) }
    nodes.cut(to: first)
    return range(from: start)
  }

  /// operator → 'operator' operator-name (':' name (',' (name | '&')?)*)?
  mutating func parseOperator() -> DeclarationSyntax {
    advance()
    let node = DeclarationSyntax(.operator, at: current.start)
    node.name = parseOperatorName()
    // The precedence group is not kept, because it is not a type. The types after it, which the
    // compiler ignores, are not kept either.
    if eat(.colon) {
      _ = parseType()
      while eat(.comma) { if !readType() && isOperator("&") { advance() } }
    }
    return node
  }

  /// The name of an operator: any run of operator characters, among them what has a kind of its
  /// own.
  mutating func parseOperatorName() -> SourceRange {
    let start = current.start
    let parts: [Token.Kind] = [
      .operatorName, .equal, .arrow, .questionMark, .exclamationMark, .regex,
    ]
    while parts.contains(current.kind), current.start == start || current.trivia.isEmpty {
      advance()
    }
    if current.start == start { report(.expected("an operator", at: here)) }
    return range(from: start)
  }

  mutating func parsePrecedenceGroup() -> DeclarationSyntax {
    let node = introduce(.precedencegroup)
    if at(.leftBrace) { skipBrackets() } else { report(.expected("'{'", at: here)) }
    return node
  }
}
