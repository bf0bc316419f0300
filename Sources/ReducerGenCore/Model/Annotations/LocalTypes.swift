/// Finds annotated types in bodies, which the parser skips: no other file could name them.
struct LocalTypes {
  let index: TargetIndex
  let file: ParsedFile

  func diagnostics() -> [Diagnostic] {
    Annotation.all.flatMap { annotation in
      names(of: annotation).flatMap { ByteSearch.offsets(of: $0, in: file.file) }.compactMap {
        offset in
        body(around: UInt32(offset)).flatMap { declaration(of: UInt32(offset), in: $0, annotation) }
      }
    }
  }

  /// `CaseReducer` is also one of the names of reducers. An action is found with its reducer.
  private func names(of annotation: Annotation) -> [String] {
    switch annotation.name {
    case "Reducer": ["Reducer"]
    case "BindableAction": []
    default: annotation.names
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
      var isFirst = true
      while true {
        let token = lexer.next()
        if token.start >= offset || token.kind == .endOfFile { break }
        switch token.kind {
        case .identifier where [.struct, .enum, .class, .actor].contains(token.keyword):
          found = lexer.next()
          isIgnored = file.text(token.trivia).contains("reducergen: ignore")
          isClause = false
          isFirst = true
        case .colon: isClause = found != nil
        case .comma where isClause: isFirst = false
        case .leftBrace, .rightBrace, .semicolon, .equal:
          found = nil
          isClause = false
        default: break
        }
      }
      guard let found, isClause, !isIgnored else { return nil }
      return annotation.name == "Reducer"
        ? problem(withReducer: found, isFirst: isFirst, lexer)
        : .localType(file.text(found.range), at: file.place(found.range))
    }
  }

  /// - Parameter isFirst: no other name is in front of `Reducer` in the clause.
  private func problem(withReducer found: Token, isFirst: Bool, _ lexer: Lexer) -> Diagnostic? {
    let (name, place) = (file.text(found.range), file.place(found.range))
    return hasBody(lexer) || !isFirst ? nil : .bodyNotSupplied(name, .local, at: place)
  }

  /// Whether a local reducer declares `body` or `reduce(into:action:)`; another protocol in its clause may supply
  /// these. Its `Action` gets no case paths. Where it uses them, the compiler says that they are missing.
  private func hasBody(_ lexer: Lexer) -> Bool {
    var lexer = lexer
    var depth = 0
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return false
      case .leftBrace: depth += 1
      case .comma where depth == 0: return true
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return false }
      case .identifier where depth == 1 && [.var, .let, .func].contains(token.keyword):
        if ["body", "reduce"].contains(file.text(lexer.next().range)) { return true }
      default: break
      }
    }
  }
}
