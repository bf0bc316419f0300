extension Parser {
  /// variables → ('var' | 'let' | 'inout') binding (',' binding)*
  mutating func parseVariables(
    _ kind: DeclarationSyntax.Kind, into list: inout [DeclarationSyntax]
  ) {
    let first = list.count
    repeat {
      advance()
      parseBinding(kind, into: &list)
    } while at(.comma)
    shareTypes(list[first...])
  }

  /// binding → pattern (':' type)? ('=' expression)? accessors?
  private mutating func parseBinding(
    _ kind: DeclarationSyntax.Kind, into list: inout [DeclarationSyntax]
  ) {
    let node = DeclarationSyntax(kind, at: current.start)
    let isListed = parsePattern(of: node)
    if eat(.colon) { node.type = parseResultType() }
    if eat(.equal) { node.initializer = parseInitialValue() }
    if at(.leftBrace) && !(current.startsLine && isAtStatement(after: node)) {
      parseAccessorsIfPresent(of: node)
    }
    if isListed { list.append(node) }
  }

  /// After an initial value, a brace on a line of its own opens accessors only if an observer is
  /// the first of them.
  private mutating func isAtStatement(after node: DeclarationSyntax) -> Bool {
    if node.initializer.isEmpty { return false }
    return lookAhead { ahead in
      ahead.advance()
      return !ahead.skipToObserver()
    }
  }

  /// Whether the pattern is a name. Tuple patterns and `_` declare nothing that another file could
  /// name. In `var var x`, which the compiler refuses and SwiftParser accepts, the second `var` is
  /// part of the pattern.
  private mutating func parsePattern(of node: DeclarationSyntax) -> Bool {
    if at(.var) || at(.let) || at(.inout) {
      advance()
      _ = parsePattern(of: node)
      return false
    }
    if at(.leftParen) {
      skipBrackets()
      return false
    }
    guard isAtName else {
      report(.expected("a name", at: here))
      return false
    }
    let isWildcard = isText("_")
    node.name = take()
    return !isWildcard
  }

  /// In `var a, b: Int` the type is that of both.
  private func shareTypes(_ nodes: ArraySlice<DeclarationSyntax>) {
    var type: TypeSyntax?
    for node in nodes.reversed() {
      if node.type != nil || !node.initializer.isEmpty {
        type = node.type
      } else {
        node.type = type
      }
    }
  }
}
