/// What is before a type: an attribute, `inout`, `some`, `each`, `~` and the like.
struct TypePrefix {
  var kind: TypeSyntax.Kind
  var range: SourceRange
  /// Where the nodes of an attribute's name begin.
  var first: Int
  /// Where the type after it begins, and its first node.
  var end: UInt32 = 0
  var part = 0
}

extension Parser {
  mutating func readPrefixes() -> [TypePrefix] {
    var prefixes: [TypePrefix] = []
    while isAtPrefix, hasRoom(prefixes.count), var prefix = readPrefixIfPresent() {
      prefix.end = current.start
      prefix.part = nodes.count
      prefixes.append(prefix)
    }
    return prefixes
  }

  /// A quick test before the exact one, because most types have nothing before them.
  private var isAtPrefix: Bool { at(.at) || at(.operatorName) || current.keyword != .none }

  private mutating func readPrefixIfPresent() -> TypePrefix? {
    let (start, first) = (current.start, nodes.count)
    let kind: TypeSyntax.Kind
    if at(.at) {
      kind = .attribute
      readTypeAttribute()
    } else if isOperator("~") {
      kind = .suppressed
      advance()
    } else if let word = current.keyword.prefixKind, isAtSpecifier {
      kind = word
      let takesArgument = at(.nonisolated) || at(.dependsOn)
      advance()
      if takesArgument && at(.leftParen) && current.trivia.isEmpty { skipBrackets() }
    } else {
      return nil
    }
    return TypePrefix(kind: kind, range: range(from: start), first: first)
  }

  /// Makes nodes of the innermost prefixes, as long as the condition holds.
  func wrap(_ prefixes: inout [TypePrefix], while condition: (TypeSyntax.Kind) -> Bool) {
    while let prefix = prefixes.last, condition(prefix.kind) {
      append(prefix.kind, at: prefix.range.start, name: prefix.range, from: prefix.first)
      prefixes.removeLast()
    }
  }

  /// Before a type, `@escaping (Int) -> Void`. Only parentheses that touch the name are
  /// arguments, unless the attribute takes none: `@Sendable(Int) -> Void`.
  mutating func readTypeAttribute() {
    advance()
    let start = current.start
    if isAtName { readAttributeName() }
    guard at(.leftParen), current.trivia.isEmpty else { return }
    if !argumentless.contains(found.pointee.file.text(range(from: start))) { skipBrackets() }
  }

  /// These words are specifiers only before a type.
  private var isAtSpecifier: Bool {
    mutating get {
      if at(.inout) { return true }
      let next = peek()
      let takesArgument = at(.nonisolated) || at(.dependsOn)
      if takesArgument && next.startsLine && next.kind == .leftParen { return false }
      switch next.kind {
      case .identifier: return !next.keyword.endsType
      case .escapedIdentifier, .dollarIdentifier, .placeholder, .leftSquare, .leftParen, .at:
        return true
      case .operatorName: return lexer.cursor.base[Int(next.start)] == Byte.tilde
      default: return false
      }
    }
  }
}

/// The attributes of types that take no arguments.
private let argumentless: Set = [
  "Sendable", "_local", "_noMetadata", "async", "autoclosure", "escaping", "noDerivative",
  "noescape", "preconcurrency", "retroactive", "unchecked",
]

extension Keyword {
  /// The kind of a word that may stand before a type.
  fileprivate var prefixKind: TypeSyntax.Kind? {
    switch self {
    case .some: TypeSyntax.Kind.some
    case .any: .any
    case .each: .each
    case .repeat: .repeat
    case .inout, .borrowing, .consuming, .__shared, .__owned, .isolated, .sending, .nonisolated,
      ._const, .dependsOn:
      .specifier
    default: nil
    }
  }

  /// Cannot be a type's name, so the type ends before it.
  var endsType: Bool {
    switch self {
    case .where, .async, .throws, .rethrows, .reasync, .in, .is, .as, .else: true
    default: false
    }
  }
}
