import ReducerGenSyntax

/// Expressions.
extension TemplateParser {
  /// condition → conjunction ('or' conjunction)*
  mutating func parseCondition() throws(Diagnostic) -> TemplateExpression {
    var parts = [try parseConjunction()]
    while try eat(.name("or")) { parts.append(try parseConjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  /// conjunction → negation ('and' negation)*
  private mutating func parseConjunction() throws(Diagnostic) -> TemplateExpression {
    var parts = [try parseNegation()]
    while try eat(.name("and")) { parts.append(try parseNegation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// negation → 'not' negation | comparison
  private mutating func parseNegation() throws(Diagnostic) -> TemplateExpression {
    let range = token.range
    guard try eat(.name("not")) else { return try parseComparison() }
    try descend(at: range)
    defer { depth -= 1 }
    let negated = try parseNegation()
    return .not(negated, SourceRange(start: range.start, end: negated.range.end))
  }

  /// comparison → term [('==' | '!=' | '<' | '<=' | '>' | '>=' | 'in') term]
  private mutating func parseComparison() throws(Diagnostic) -> TemplateExpression {
    let left = try parseTerm()
    guard case .comparison(let sign) = token.kind else { return left }
    try advance()
    return .comparison(sign, left, try parseTerm())
  }

  /// term → '(' condition ')' | operand
  private mutating func parseTerm() throws(Diagnostic) -> TemplateExpression {
    let range = token.range
    guard try eat(.openParenthesis) else { return try parseOperand() }
    try descend(at: range)
    defer { depth -= 1 }
    let inner = try parseCondition()
    try expect(.closeParenthesis, "')'")
    return inner
  }

  private mutating func descend(at range: SourceRange) throws(Diagnostic) {
    guard depth < Self.depthLimit else { throw abandon(.conditions, at: range) }
    depth += 1
  }

  /// operand → value ('|' filter)*
  mutating func parseOperand() throws(Diagnostic) -> TemplateExpression {
    let value = try parseValue()
    var calls: [TemplateFilterCall] = []
    while try eat(.pipe) { calls.append(try parseFilter()) }
    return calls.isEmpty ? value : .filtered(value, calls)
  }

  /// filter → name [':' value (',' value)*]
  private mutating func parseFilter() throws(Diagnostic) -> TemplateFilterCall {
    guard case .name(let name) = token.kind else { throw unexpected("the name of a filter") }
    let range = token.range
    try advance()
    var arguments: [TemplateExpression] = []
    if try eat(.colon) {
      repeat { arguments.append(try parseValue()) } while try eat(.comma)
    }
    guard let filter = TemplateFilter(rawValue: name) else {
      let known = TemplateFilter.allCases.map(\.rawValue)
      throw .unknown("filter", name, among: known, at: place(range))
    }
    let (count, expected) = (arguments.count, filter.argumentCountText)
    guard filter.argumentCounts.contains(count) else {
      throw .filterArgumentCount(name, expected: expected, found: count, at: place(range))
    }
    return TemplateFilterCall(filter: filter, arguments: arguments, range: range)
  }

  /// value → string | number | 'true' | 'false' | 'forloop' '.' name | path
  private mutating func parseValue() throws(Diagnostic) -> TemplateExpression {
    switch token.kind {
    case .string(let text): return try parseLiteral(.text(text))
    case .number(let number): return try parseLiteral(.number(number))
    case .name("true"): return try parseLiteral(.bool(true))
    case .name("false"): return try parseLiteral(.bool(false))
    case .name("forloop"): return try parseLoopProperty()
    case .name(let name) where !Self.reservedNames.contains(name): return try parsePath(name)
    default: throw unexpected("a value")
    }
  }

  private mutating func parseLiteral(
    _ value: TemplateLiteral
  ) throws(Diagnostic) -> TemplateExpression {
    let range = token.range
    try advance()
    return .literal(value, range)
  }

  private mutating func parseLoopProperty() throws(Diagnostic) -> TemplateExpression {
    let start = token.range.start
    try advance()
    let all = TemplateLoopProperty.allCases.map(\.rawValue)
    guard try eat(.dot), case .name(let name) = token.kind else {
      throw unexpected("'.' and one of \(all.joined(separator: ", "))")
    }
    let range = token.range
    guard let property = TemplateLoopProperty(rawValue: name) else {
      throw .unknownTemplateProperty(name, of: "'forloop'", among: all, at: place(range))
    }
    try advance()
    return .loopProperty(property, SourceRange(start: start, end: range.end))
  }

  /// path → name ('.' (name | number))*
  private mutating func parsePath(_ name: String) throws(Diagnostic) -> TemplateExpression {
    let range = token.range
    try advance()
    var steps: [TemplateStep] = []
    while try eat(.dot) {
      var index: Int?
      switch token.kind {
      // `in` is an operator elsewhere, but a name after a dot.
      case .name, .comparison(.contained): break
      case .number(let number) where number >= 0: index = number
      default: throw unexpected("the name of a property")
      }
      let name = file.text(token.range)
      steps.append(TemplateStep(name: name, index: index, range: token.range))
      try advance()
    }
    if name == "arguments", let first = steps.first { argumentNames.insert(first.name) }
    return .path(TemplatePath(variable: names.id(of: name), variableRange: range, steps: steps))
  }
}
