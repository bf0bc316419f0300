/// Expressions. Each production gives nil when it has told what is wrong.
extension TemplateParser {
  /// condition → conjunction ('or' conjunction)*
  mutating func parseCondition() -> TemplateExpression? {
    parseChain("or", of: { $0.parseConjunction() }, as: TemplateExpression.or)
  }

  /// conjunction → negation ('and' negation)*
  private mutating func parseConjunction() -> TemplateExpression? {
    parseChain("and", of: { $0.parseNegation() }, as: TemplateExpression.and)
  }

  private mutating func parseChain(
    _ word: String, of part: (inout Self) -> TemplateExpression?,
    as chain: ([TemplateExpression]) -> TemplateExpression
  ) -> TemplateExpression? {
    guard let first = part(&self) else { return nil }
    var parts = [first]
    while eat(.name(word)) {
      guard let next = part(&self) else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : chain(parts)
  }

  /// negation → 'not' negation | comparison
  private mutating func parseNegation() -> TemplateExpression? {
    let range = token.range
    guard eat(.name("not")) else { return parseComparison() }
    guard let negated = nested(at: range, { $0.parseNegation() }) else { return nil }
    return .not(negated, SourceRange(start: range.start, end: negated.range.end))
  }

  /// comparison → term [('==' | '!=' | '<' | '<=' | '>' | '>=' | 'in') term]
  private mutating func parseComparison() -> TemplateExpression? {
    guard let left = parseTerm() else { return nil }
    guard case .comparison(let sign) = token.kind else { return left }
    advance()
    return parseTerm().map { .comparison(sign, left, $0) }
  }

  /// term → '(' condition ')' | operand
  private mutating func parseTerm() -> TemplateExpression? {
    let range = token.range
    guard eat(.openParenthesis) else { return parseOperand() }
    guard let inner = nested(at: range, { $0.parseCondition() }) else { return nil }
    guard eat(.closeParenthesis) else {
      reportUnexpected(expected: "')'")
      return nil
    }
    return inner
  }

  private mutating func nested(
    at range: SourceRange, _ parse: (inout Self) -> TemplateExpression?
  ) -> TemplateExpression? {
    guard depth < Self.depthLimit else {
      abandon("conditions", at: range)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }
}

/// Values and filters.
extension TemplateParser {
  /// operand → value ('|' filter)*
  mutating func parseOperand() -> TemplateExpression? {
    guard let value = parseValue() else { return nil }
    var calls: [TemplateFilterCall] = []
    while eat(.pipe) {
      guard let call = parseFilter() else { return nil }
      calls.append(call)
    }
    return calls.isEmpty ? value : .filtered(value, calls)
  }

  /// filter → name [':' value (',' value)*]
  private mutating func parseFilter() -> TemplateFilterCall? {
    guard case .name(let name) = token.kind else {
      reportUnexpected(expected: "the name of a filter")
      return nil
    }
    let range = token.range
    advance()
    var arguments: [TemplateExpression] = []
    if eat(.colon) {
      repeat {
        guard let argument = parseValue() else { return nil }
        arguments.append(argument)
      } while eat(.comma)
    }
    guard let filter = filter(name, range, arguments.count) else { return nil }
    return TemplateFilterCall(filter: filter, arguments: arguments, range: range)
  }

  private mutating func filter(
    _ name: String, _ range: SourceRange, _ count: Int
  ) -> TemplateFilter? {
    guard let filter = TemplateFilter(rawValue: name) else {
      let known = TemplateFilter.allCases.map(\.rawValue)
      report(.unknown("filter", name, among: known, at: place(range)))
      return nil
    }
    guard filter.argumentCounts.contains(count) else {
      let expected = filter.argumentCountText
      report(.filterArgumentCount(name, expected: expected, found: count, at: place(range)))
      return nil
    }
    return filter
  }

  /// value → string | number | 'true' | 'false' | 'forloop' '.' name | path
  private mutating func parseValue() -> TemplateExpression? {
    let range = token.range
    switch token.kind {
    case .string(let text):
      advance()
      return .literal(.text(text), range)
    case .number(let number):
      advance()
      return .literal(.number(number), range)
    case .name("true"), .name("false"):
      let isTrue = token.kind == .name("true")
      advance()
      return .literal(.bool(isTrue), range)
    case .name("forloop"):
      advance()
      return parseLoopProperty(range)
    case .name(let name) where !Self.reservedNames.contains(name):
      advance()
      return parsePath(name, range)
    default:
      reportUnexpected(expected: "a value")
      return nil
    }
  }

  private mutating func parseLoopProperty(_ range: SourceRange) -> TemplateExpression? {
    let all = TemplateLoopProperty.allCases.map(\.rawValue)
    guard eat(.dot), case .name(let name) = token.kind else {
      reportUnexpected(expected: "'.' and one of \(all.joined(separator: ", "))")
      return nil
    }
    guard let property = TemplateLoopProperty(rawValue: name) else {
      report(
        .unknownTemplateProperty(name, of: "'forloop'", among: all, at: place(token.range)))
      return nil
    }
    let whole = SourceRange(start: range.start, end: token.range.end)
    advance()
    return .loopProperty(property, whole)
  }

  /// path → name ('.' (name | number))*
  private mutating func parsePath(_ name: String, _ range: SourceRange) -> TemplateExpression? {
    var steps: [TemplateStep] = []
    while eat(.dot) {
      var index: Int?
      switch token.kind {
      // `in` is an operator elsewhere, but a name behind a dot.
      case .name, .comparison(.contained): break
      case .number(let number) where number >= 0: index = number
      default:
        reportUnexpected(expected: "the name of a property")
        return nil
      }
      let name = file.text(token.range)
      steps.append(TemplateStep(name: name, index: index, range: token.range))
      advance()
    }
    return .path(
      TemplatePath(variable: names.id(of: name), variableRange: range, steps: steps))
  }
}
