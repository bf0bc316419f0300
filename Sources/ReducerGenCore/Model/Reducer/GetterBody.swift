/// The statements of a computed property, by their tokens.
struct GetterBody {
  private let statements: SourceRange
  private let file: ParsedFile

  /// - Parameter accessors: the braces behind a property, which may have `get { … }` in them.
  init(_ accessors: SourceRange, _ file: ParsedFile) {
    self.file = file
    // The closing brace is missing in a file with errors.
    let start = accessors.start + 1
    let inside = SourceRange(start: start, end: max(start, accessors.end - 1))
    statements = file.read(inside) { parser in
      guard file.text(parser.current.range) == "get", parser.peek().kind == .leftBrace else {
        return inside
      }
      parser.advance()
      let start = parser.current.end
      parser.skipBrackets()
      return SourceRange(start: start, end: max(start, parser.previousEnd - 1))
    }
  }

  /// Whether these are several statements, or none, or one that branches, and none of them returns.
  var isListOfReducers: Bool {
    file.read(statements) { parser in
      switch parser.current.keyword {
      case .if, .switch, .for: return !returns(inBraces: true)
      case .let, .var, .func: return !returns(inBraces: false)
      default: break
      }
      if parser.at(.endOfFile) { return true }
      // The branches of `#if` are expressions here, if each is a single one.
      if parser.at(.poundIf) { return false }
      parser.skipStatement()
      while parser.eat(.semicolon) {}
      return !parser.at(.endOfFile) && !returns(inBraces: false)
    }
  }

  private func returns(inBraces: Bool) -> Bool {
    file.read(statements) { parser in
      while !parser.at(.endOfFile) {
        if parser.at(.return) { return true }
        if parser.at(.leftBrace) && !inBraces { parser.skipBrackets() } else { parser.advance() }
      }
      return false
    }
  }
}
