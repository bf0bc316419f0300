extension Parser {
  /// conditional → '#if' condition declarations ('#elseif' …)* ('#else' …)? '#endif'
  mutating func parseConditional(
    in surroundings: Surroundings, into list: inout [DeclarationSyntax]
  ) {
    let start = here
    let block = ConditionalBlock()
    repeat {
      block.conditions.append(parseCondition())
      found.pointee.clauses.append(ClauseSyntax(block: block, index: block.conditions.count - 1))
      if enter() {
        parseDeclarations(in: surroundings, into: &list)
        leave()
      }
      found.pointee.clauses.removeLast()
    } while at(.poundElseif) || at(.poundElse)
    if !eat(.poundEndif) { report(.unclosed(at: start)) }
  }

  /// At `#if`, `#elseif` or `#else`: the condition's text, empty for `#else`.
  mutating func parseCondition() -> SourceRange {
    let isElse = at(.poundElse)
    advance()
    if isElse || current.startsLine { return .empty }
    let start = current.start
    _ = skipExpression(.directive)
    skipLineRest()
    return range(from: start)
  }

  mutating func skipDirectiveLine() {
    advance()
    skipLineRest()
  }

  /// Whatever else stands on the line of a condition.
  private mutating func skipLineRest() {
    while !current.startsLine && !at(.endOfFile) { advance() }
  }

  mutating func skipSourceLocation() {
    advance()
    if at(.leftParen) { skipBrackets() }
  }
}
