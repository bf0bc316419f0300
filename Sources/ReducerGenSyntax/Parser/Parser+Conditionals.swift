extension Parser {
  /// conditional → '#if' condition declarations ('#elseif' …)* ('#else' …)? '#endif'
  mutating func parseConditional(
    in surroundings: Surroundings, into list: inout [DeclarationSyntax]
  ) {
    let start = here
    parseClauses { parser in
      guard parser.enter() else { return }
      parser.parseDeclarations(in: surroundings, into: &list)
      parser.leave()
    }
    if !eat(.poundEndif) { report(.unclosed(at: start)) }
  }

  /// Runs `parseContent` after each condition.
  mutating func parseClauses(_ parseContent: (inout Parser) -> Void) {
    let block = ConditionalBlock(found.pointee.file)
    repeat {
      block.conditions.append(parseCondition())
      found.pointee.clauses.append(ClauseSyntax(block: block, index: block.conditions.count - 1))
      parseContent(&self)
      found.pointee.clauses.removeLast()
    } while at(.poundElseif) || at(.poundElse)
  }

  /// At `#if`, `#elseif` or `#else`: the condition's text, empty for `#else`.
  mutating func parseCondition() -> SourceRange {
    let directive = here
    let isElse = at(.poundElse)
    advance()
    if isElse { return .empty }
    if isAtLineEnd {
      report(.missingCondition(at: directive))
      return .empty
    }
    let start = current.start
    skipCondition()
    return range(from: start)
  }

  /// Generated code repeats the condition: nothing else may stand on its line.
  private mutating func skipCondition() {
    let faults = found.pointee.diagnostics.count
    _ = readExpression(.directive)
    if !isAtLineEnd && found.pointee.diagnostics.count == faults {
      report(.expected("the end of the line", at: here))
    }
    skipLineRest()
  }

  mutating func skipDirectiveLine() {
    advance()
    skipLineRest()
  }

  private mutating func skipLineRest() { while !isAtLineEnd { advance() } }

  private var isAtLineEnd: Bool { current.startsLine || at(.endOfFile) }
}
