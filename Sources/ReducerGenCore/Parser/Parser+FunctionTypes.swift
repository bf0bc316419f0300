/// `@Sendable (_ id: Int) async throws -> User`, in its parts.
struct FunctionTypeSyntax {
  /// In front of it: `@Sendable`, `@MainActor`, `nonisolated(nonsending)`.
  var attributes: [SourceRange] = []
  var parameters: [Parameter] = []
  /// `async`, `throws`, `throws(E)`…
  var effects: [SourceRange] = []
  var result = SourceRange.empty

  struct Parameter {
    /// `id` in `_ id: Int`; empty where there is none.
    var name = SourceRange.empty
    /// With its specifiers and attributes, without `...`.
    var type = SourceRange.empty
    var isVariadic = false
  }
}

extension Parser {
  /// function-type → attribute* '(' parameters ')' effect* '->' type, also inside parentheses.
  ///
  /// Nil for any other type; then the parser may be anywhere in it.
  mutating func parseFunctionTypeIfPresent() -> FunctionTypeSyntax? {
    guard enter() else { return nil }
    defer { leave() }
    var type = FunctionTypeSyntax()
    type.attributes = parseFunctionAttributes()
    guard at(.leftParen) else { return nil }
    if isAtFunctionParameters {
      type.parameters = parseFunctionTypeParameters()
      while let effect = parseEffectIfPresent() { type.effects.append(effect) }
      guard eat(.arrow) else { return nil }
      let start = current.start
      guard skipType() else { return nil }
      type.result = range(from: start)
      return type
    }
    advance()
    guard var inner = parseFunctionTypeIfPresent(), eat(.rightParen), !at(.questionMark),
      !at(.exclamationMark)
    else { return nil }
    inner.attributes = type.attributes + inner.attributes
    return inner
  }

  /// Attributes, and the one specifier that a function type may have.
  private mutating func parseFunctionAttributes() -> [SourceRange] {
    var attributes: [SourceRange] = []
    while at(.at) || at(.nonisolated) {
      let start = current.start
      if at(.at) {
        skipTypeAttribute()
      } else {
        advance()
        if at(.leftParen) { skipBrackets() }
      }
      attributes.append(range(from: start))
    }
    return attributes
  }

  /// Whether an arrow follows these parentheses.
  private var isAtFunctionParameters: Bool {
    mutating get {
      lookAhead { ahead in
        ahead.skipBrackets()
        return ahead.at(.arrow) || ahead.skipArrowEffects()
      }
    }
  }

  mutating func parseFunctionTypeParameters() -> [FunctionTypeSyntax.Parameter] {
    var parameters: [FunctionTypeSyntax.Parameter] = []
    advance()
    while !at(.rightParen) && !at(.endOfFile) {
      parameters.append(parseFunctionTypeParameter())
      if !eat(.comma) { break }
    }
    _ = eat(.rightParen)
    return parameters
  }

  /// parameter → ('_' name ':')? type '...'?
  private mutating func parseFunctionTypeParameter() -> FunctionTypeSyntax.Parameter {
    var parameter = FunctionTypeSyntax.Parameter()
    _ = attempt { ahead in
      guard ahead.isAtName else { return false }
      parameter.name = ahead.current.range
      ahead.advance()
      if ahead.isAtName {
        parameter.name = ahead.current.range
        ahead.advance()
      }
      if ahead.eat(.colon) { return true }
      parameter.name = .empty
      return false
    }
    let start = current.start
    _ = skipType()
    parameter.type = range(from: start)
    if isOperator("...") {
      parameter.isVariadic = true
      advance()
    }
    return parameter
  }
}
