extension Parser {
  /// What surrounds a list of declarations.
  enum Surroundings {
    /// Statements may stand between them.
    case file
    case members
  }

  /// Declarations up to the end of the file, a closing brace, or the end of an `#if` clause.
  mutating func parseDeclarations(
    in surroundings: Surroundings, into list: inout [DeclarationSyntax]
  ) {
    while true {
      switch current.kind {
      case .endOfFile: return
      case .rightBrace:
        if surroundings == .members || !found.pointee.clauses.isEmpty { return }
        report(.expected("a declaration", at: here))
        advance()
      case .poundElseif, .poundElse, .poundEndif:
        if !found.pointee.clauses.isEmpty { return }
        report(.unmatchedDirective(at: here))
        advance()
      default: parseDeclarationOrOther(in: surroundings, into: &list)
      }
    }
  }

  private mutating func parseDeclarationOrOther(
    in surroundings: Surroundings, into list: inout [DeclarationSyntax]
  ) {
    switch current.kind {
    case .semicolon: advance()
    case .poundSourceLocation:
      advance()
      if at(.leftParen) { skipBrackets() }
    case .poundIf where !isAtConditionalAttributes: parseConditional(in: surroundings, into: &list)
    case .pound where surroundings == .members: readMacroExpansion()
    default:
      if surroundings == .members || isAtDeclaration {
        parseDeclaration(into: &list)
      } else {
        readStatement()
      }
    }
  }

  /// declaration → attribute* modifier* introducer …
  package mutating func parseDeclaration(into list: inout [DeclarationSyntax]) {
    let (trivia, start, first) = (current.trivia, current.start, list.count)
    let attributes = parseAttributes()
    let modifiers = parseModifiers()
    parseIntroduced(into: &list)
    for declaration in list[first...] {
      declaration.attributes = attributes
      declaration.modifiers = modifiers
      declaration.leadingTrivia = trivia
      declaration.clauses = found.pointee.clauses
      declaration.range = range(from: start)
    }
  }

  /// By the introducing keyword, to the production that reads the rest.
  private mutating func parseIntroduced(into list: inout [DeclarationSyntax]) {
    switch current.keyword {
    case .import: list.append(parseImport())
    case .struct: list.append(parseNominal(.struct))
    case .enum: list.append(parseNominal(.enum))
    case .class: list.append(parseNominal(.class))
    case .protocol: list.append(parseNominal(.protocol))
    case .actor where isNewNameNext: list.append(parseNominal(.actor))
    case .extension: list.append(parseExtension())
    case .typealias: list.append(parseTypeAlias())
    case .associatedtype: list.append(parseAssociatedType())
    case .case: parseCases(into: &list)
    case .var: parseVariables(.var, into: &list)
    case .let: parseVariables(.let, into: &list)
    case .inout: parseVariables(.inout, into: &list)
    case .func: list.append(parseFunction())
    case .`init`: list.append(parseInitializer())
    case .deinit: list.append(parseDeinitializer())
    case .subscript: list.append(parseSubscript())
    case .operator: list.append(parseOperator())
    case .precedencegroup: list.append(parsePrecedenceGroup())
    case .macro where isNewNameNext: list.append(parseMacro())
    // A macro expansion may have attributes and modifiers of its own.
    case _ where at(.pound): readMacroExpansion()
    default:
      report(.expected("a declaration", at: here))
      skipToDeclaration()
    }
  }

  /// After an error: to the next line that may begin a declaration, or to what closes the list.
  private mutating func skipToDeclaration() {
    repeat {
      switch current.kind {
      case .endOfFile, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif: return
      case .leftBrace, .leftParen, .leftSquare: skipBrackets()
      default: advance()
      }
    } while !(current.startsLine && (isAtDeclaration || at(.semicolon)))
  }

  /// Whether a declaration begins here, rather than a statement that begins with such a word.
  var isAtDeclaration: Bool {
    mutating get {
      if at(.at) || at(.poundIf) { return true }
      guard at(.identifier) else { return false }
      if current.keyword.isReservedIntroducer { return true }
      guard current.keyword.isModifier || current.keyword.isIntroducer else { return false }
      return lookAhead { ahead in
        _ = ahead.parseModifiers()
        if ahead.at(.actor) || ahead.at(.macro) { return ahead.isNewNameNext }
        return ahead.current.keyword.isReservedIntroducer
      }
    }
  }
}

extension Keyword {
  /// Words that can begin nothing but a declaration.
  var isReservedIntroducer: Bool {
    switch self {
    case .actor, .macro: false
    default: isIntroducer
    }
  }
}
