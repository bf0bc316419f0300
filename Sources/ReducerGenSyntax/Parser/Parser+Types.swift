extension Parser {
  /// The type here; reports if there is none.
  mutating func parseType() -> TypeSyntax {
    let (start, first) = (current.start, nodes.count)
    if !readType() {
      report(.expected("a type", at: here))
      nodes.cut(to: first)
      append(.missing, at: start, from: first)
    }
    return lastType
  }

  /// Of a function or a variable. Its opaque types may have names: `-> <C: Collection> (C, C)`.
  mutating func parseResultType() -> TypeSyntax {
    guard atOperator(Byte.less) else { return parseType() }
    let start = current.start
    _ = parseGenericsIfPresent()
    let first = nodes.count
    _ = parseType()
    append(.generic, at: start, from: first)
    return lastType
  }

  /// type → specifier* (composition | function-type)
  ///
  /// False if there is no type here, or an incomplete one.
  mutating func readType() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    let (start, first) = (current.start, nodes.count)
    var prefixes = readPrefixes()
    let isPrefixed = !prefixes.isEmpty
    guard readPostfixType() else { return false }
    if isPrefixed { wrap(&prefixes) { $0 == .suppressed } }
    guard readComposition(at: start, from: first, prefixes) else { return false }
    if isPrefixed { wrap(&prefixes) { $0 == .some || $0 == .any || $0 == .each } }
    guard readFunctionTypeRest(prefixes, at: start, from: first) else { return false }
    if isPrefixed { wrap(&prefixes) { _ in true } }
    return true
  }

  /// composition → postfix-type ('&' specifier* postfix-type)*
  private mutating func readComposition(
    at start: UInt32, from first: Int, _ prefixes: [TypePrefix]
  ) -> Bool {
    guard at(.operatorName), isOperator("&") || isOperator("&~") else { return true }
    let (inside, part) = prefixes.last.map { ($0.end, $0.part) } ?? (start, first)
    while isOperator("&") || isOperator("&~") {
      splitOperator()
      var prefixes = readPrefixes()
      guard readPostfixType() else { return false }
      wrap(&prefixes) { _ in true }
    }
    append(.composition, at: inside, from: part)
    return true
  }

  /// `async throws(E) -> Result` after the parameters of a function type.
  private mutating func readFunctionTypeRest(
    _ prefixes: [TypePrefix], at start: UInt32, from first: Int
  ) -> Bool {
    guard at(.arrow) || isAtEffect else { return true }
    guard at(.arrow) || readArrowEffects() else { return true }
    let (inside, part) = prefixes.last.map { ($0.end, $0.part) } ?? (start, first)
    advance()
    guard readType() else { return false }
    append(.function, at: inside, from: part)
    return true
  }

  private var isAtEffect: Bool { at(.async) || at(.throws) || at(.rethrows) || at(.reasync) }

  /// Effects, if an arrow follows them.
  mutating func readArrowEffects() -> Bool {
    attempt { ahead in
      while let _ = ahead.parseEffectIfPresent() {}
      return ahead.at(.arrow)
    }
  }

  /// `throws(E)`, `async`…
  mutating func parseEffectIfPresent() -> SourceRange? {
    guard isAtEffect else { return nil }
    let (start, first) = (current.start, nodes.count)
    let isThrows = at(.throws)
    advance()
    if isThrows && at(.leftParen) { readThrownType() }
    append(.effect, at: start, from: first)
    return range(from: start)
  }

  private mutating func readThrownType() {
    let isType = attempt { ahead in
      ahead.advance()
      return ahead.readType() && ahead.eat(.rightParen)
    }
    if !isType { skipBrackets() }
  }

  /// postfix-type → simple-type ('.' name generic-arguments? | '?' | '!')*
  private mutating func readPostfixType() -> Bool {
    let (start, first) = (current.start, nodes.count)
    guard readSimpleType() else { return false }
    var length = 0
    while hasRoom(length) {
      length += 1
      switch current.kind {
      case .questionMark where current.isLeftBound, .exclamationMark where current.isLeftBound:
        let kind: TypeSyntax.Kind = at(.questionMark) ? .optional : .unwrapped
        advance()
        append(kind, at: start, from: first)
      case .period where isNameNext, .doubleColon:
        advance()
        guard isAtName, readMember(at: start, from: first) else { return true }
      default: return true
      }
    }
    return false
  }

  /// Whether a part may be added to a type that has so many: the tree must not be deeper than the
  /// stack should go. If not, moves to the end of the file.
  mutating func hasRoom(_ length: Int) -> Bool {
    if length < Self.maximumDepth { return true }
    lexer.giveUp(at: Int(current.start))
    advance()
    return false
  }

  /// The name after a period, with its generic arguments. False if something else follows that
  /// begins like generic arguments.
  mutating func readMember(at start: UInt32, from first: Int) -> Bool {
    let isMetatype = isAtMetatypeName
    let name = take()
    let isComplete = isMetatype || readGenericArgumentsIfPresent()
    append(isMetatype ? .metatype : .member, at: start, name: name, from: first)
    return isComplete
  }

  private mutating func readSimpleType() -> Bool {
    let (start, first) = (current.start, nodes.count)
    switch current.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder:
      let isAny = isAtAny
      let name = take()
      if !isAny { _ = readGenericArgumentsIfPresent() }
      append(.name, at: start, name: name, from: first)
    case .leftParen:
      guard readTupleType() else { return false }
      append(.tuple, at: start, from: first)
    case .leftSquare:
      guard let kind = readBracketType() else { return false }
      append(kind, at: start, from: first)
    case .integer,
      .operatorName where isOperator("-"):
      _ = eat(.operatorName)
      guard eat(.integer) else { return false }
      append(.integer, at: start, from: first)
    default: return false
    }
    return true
  }

  /// `Any` takes no generic arguments: a `<` after it compares.
  var isAtAny: Bool { at(.identifier) && isText("Any") }

  /// `Int.Type` takes none either.
  private var isAtMetatypeName: Bool { at(.identifier) && (isText("Type") || isText("Protocol")) }

  /// `[Int]`, `[String: Int]`, `[3 of Int]`.
  private mutating func readBracketType() -> TypeSyntax.Kind? {
    advance()
    guard readType() else { return nil }
    var kind = TypeSyntax.Kind.array
    if at(.colon) || at(.of) {
      kind = at(.colon) ? .dictionary : .inlineArray
      advance()
      guard readType() else { return nil }
    }
    return eat(.rightSquare) ? kind : nil
  }

  /// tuple-type → '(' (label? type '...'? ('=' expression)? ','?)* ')'
  private mutating func readTupleType() -> Bool {
    advance()
    while !at(.rightParen) {
      guard readTupleElement() else { return false }
      if !eat(.comma) { break }
    }
    return eat(.rightParen)
  }

  private mutating func readTupleElement() -> Bool {
    let (start, first) = (current.start, nodes.count)
    let name = parseLabel().name
    let typeStart = current.start
    guard readType() else { return false }
    readEllipsis(at: typeStart, from: first)
    if !name.isEmpty { append(.element, at: start, name: name, from: first) }
    if at(.equal) {
      let count = nodes.count
      advance()
      guard readExpression() else { return false }
      nodes.cut(to: count)
    }
    return true
  }

  /// `...` after a type.
  mutating func readEllipsis(at start: UInt32, from first: Int) {
    guard isOperator("...") else { return }
    advance()
    append(.variadic, at: start, from: first)
  }

  /// False if what begins like generic arguments is something else; then nothing was taken.
  mutating func readGenericArgumentsIfPresent() -> Bool {
    guard atOperator(Byte.less) else { return true }
    return attempt { $0.readGenericArguments() }
  }

  private mutating func readGenericArguments() -> Bool {
    splitOperator()
    repeat {
      if atOperator(Byte.greater) { break }
      guard readType() else { return false }
    } while eat(.comma)
    guard atOperator(Byte.greater) else { return false }
    splitOperator()
    return true
  }

  // MARK: The tree that is being built

  var nodes: NodeBuffer {
    _read { yield found.pointee.nodes }
    nonmutating _modify { yield &found.pointee.nodes }
  }

  /// Appends a node whose parts are the nodes from `first` on.
  func append(
    _ kind: TypeSyntax.Kind, at start: UInt32, name: SourceRange = .empty, from first: Int
  ) {
    let size = UInt32(found.pointee.nodes.count - first + 1)
    found.pointee.nodes.append(
      TypeTree.Node(kind: kind, size: size, range: range(from: start), name: name))
  }

  /// The type that was read last.
  var lastType: TypeSyntax { TypeSyntax(found.pointee.types, nodes.count - 1) }
}
