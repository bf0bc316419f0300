extension Parser {
  /// attributes → (attribute | '#if' … attributes … '#endif')*
  mutating func parseAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    let outer = found.pointee.clauses
    found.pointee.clauses = []
    while at(.at) || (at(.poundIf) && isAtConditionalAttributes) {
      if at(.at) {
        attributes.append(parseAttribute())
      } else {
        parseConditionalAttributes(into: &attributes)
      }
    }
    found.pointee.clauses = outer
    return attributes
  }

  /// attribute → '@' type-name ('(' … ')')?
  private mutating func parseAttribute() -> AttributeSyntax {
    advance()
    let (start, first) = (current.start, nodes.count)
    if isAtName {
      readAttributeName()
    } else {
      report(.expected("an attribute's name", at: here))
      append(.missing, at: start, from: first)
    }
    let type = lastType
    let name = range(from: start)
    var arguments = SourceRange.empty
    if at(.leftParen) && isAtAttributeArguments(name) {
      let argumentsStart = current.start
      skipBrackets()
      arguments = range(from: argumentsStart)
    }
    return AttributeSyntax(
      type: type, name: name, arguments: arguments, clauses: found.pointee.clauses)
  }

  mutating func readAttributeName() {
    let (start, first) = (current.start, nodes.count)
    let name = take()
    _ = readGenericArgumentsIfPresent()
    append(.name, at: start, name: name, from: first)
    var length = 0
    while at(.period) || at(.doubleColon), hasRoom(length) {
      length += 1
      advance()
      if isAtName { _ = readMember(at: start, from: first) }
    }
  }

  /// Arguments touch the name; only attributes of the language may have a space between.
  private func isAtAttributeArguments(_ name: SourceRange) -> Bool {
    if current.trivia.isEmpty { return true }
    let first = lexer.cursor.base[Int(name.start)]
    return !current.startsLine && first >= 0x5F  // '_' and small letters
  }

  /// modifiers → (modifier ('(' … ')')?)*
  mutating func parseModifiers() -> [ModifierSyntax] {
    var modifiers: [ModifierSyntax] = []
    while at(.identifier), current.keyword.isModifier,
      !(at(.class) && lookAhead { $0.isNameOfClass })
    {
      let keyword = current.keyword
      let start = current.start
      advance()
      if at(.leftParen) && keyword.takesArgument { skipBrackets() }
      modifiers.append(ModifierSyntax(keyword: keyword, range: range(from: start)))
    }
    return modifiers
  }

  /// `class` is a modifier before a member's keyword, and introduces a class elsewhere.
  private var isNameOfClass: Bool {
    mutating get {
      advance()
      guard at(.identifier) else { return true }
      if current.keyword.isReservedIntroducer { return false }
      guard current.keyword.isModifier else { return true }
      advance()
      if at(.leftParen) { return false }
      return !(current.keyword.isModifier || current.keyword.isIntroducer)
    }
  }

  // MARK: `#if` around attributes

  /// Whether the `#if` here holds attributes only: then it belongs to the declaration after it.
  var isAtConditionalAttributes: Bool {
    mutating get { lookAhead { $0.skipConditionalAttributes() } }
  }

  private mutating func skipConditionalAttributes() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var found = false
    repeat {
      skipDirectiveLine()
      while true {
        if at(.at) {
          _ = parseAttribute()
          found = true
        } else if at(.poundIf) {
          if !skipConditionalAttributes() { return false }
          found = true
        } else {
          break
        }
      }
    } while at(.poundElseif) || at(.poundElse)
    return eat(.poundEndif) && found
  }

  private mutating func parseConditionalAttributes(into attributes: inout [AttributeSyntax]) {
    parseClauses { parser in
      while parser.at(.at) || (parser.at(.poundIf) && parser.enter()) {
        if parser.at(.at) {
          attributes.append(parser.parseAttribute())
        } else {
          parser.parseConditionalAttributes(into: &attributes)
          parser.leave()
        }
      }
    }
    expect(.poundEndif, "'#endif'")
  }
}

extension Keyword {
  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`…
  fileprivate var takesArgument: Bool {
    switch self {
    case .unowned, .nonisolated, .borrowing, .consuming: true
    default: isAccess
    }
  }
}
