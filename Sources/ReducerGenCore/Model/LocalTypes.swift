/// Finds annotated types in bodies, which the parser skips: no other file could name them.
struct LocalTypes {
  let index: TargetIndex
  let file: ParsedFile

  func diagnostics() -> [Diagnostic] {
    Annotation.allCases.flatMap { annotation in
      annotation.names.flatMap { ByteSearch.offsets(of: $0, in: file.file) }.compactMap { offset in
        body(around: UInt32(offset)).flatMap { declaration(of: UInt32(offset), in: $0, annotation) }
      }
    }
  }

  private func body(around offset: UInt32) -> SourceRange? {
    guard isInInheritance(offset) else { return nil }
    return file.syntax.skipped.first { $0.start < offset && offset < $0.end }
  }

  /// A cheap look before the exact one: something of a clause stands in front of the name.
  private func isInInheritance(_ offset: UInt32) -> Bool {
    var here = Int(offset) - 1
    while here >= 0, [Byte.space, Byte.tab, Byte.newline].contains(file.file.storage[here]) {
      here -= 1
    }
    guard here >= 0 else { return false }
    return [Byte.colon, Byte.comma, Byte.period, 0x26].contains(file.file.storage[here])
  }

  /// The type whose inheritance clause the name stands in, unless a directive leaves it out.
  private func declaration(
    of offset: UInt32, in body: SourceRange, _ annotation: Annotation
  ) -> Diagnostic? {
    Lexer.read(file.file, from: Int(body.start) + 1, to: Int(body.end)) { lexer in
      var found: Token?
      var isIgnored = false
      var isClause = false
      while true {
        let token = lexer.next()
        if token.start >= offset || token.kind == .endOfFile { break }
        switch token.kind {
        case .identifier where token.keyword.introducesType:
          found = lexer.next()
          isIgnored = file.text(token.trivia).contains("reducergen: ignore")
          isClause = false
        case .colon: isClause = found != nil
        case .leftBrace, .rightBrace, .semicolon, .equal:
          found = nil
          isClause = false
        default: break
        }
      }
      guard let found, isClause, !isIgnored else { return nil }
      let needsNothing = annotation == .reducer && !declaresAction(lexer)
      return needsNothing
        ? nil : .localType(file.text(found.range), at: file.place(found.range))
    }
  }

  /// A local reducer without an `Action` or an enum `State` of its own needs no generated code.
  private func declaresAction(_ lexer: Lexer) -> Bool {
    var lexer = lexer
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return false
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return false }
      case .identifier where depth == 1 && token.keyword == .enum:
        let name = file.text(lexer.next().range)
        if name == "Action" || name == "State" { return true }
      default: break
      }
    }
  }
}

extension Keyword {
  fileprivate var introducesType: Bool {
    switch self {
    case .struct, .enum, .class, .actor: true
    default: false
    }
  }
}
