import ReducerGenIndex
import ReducerGenSyntax

/// The statements of a computed property, by their tokens.
extension ParsedFile {
  /// Whether a getter has several statements, or none, or one that branches, and none of them
  /// returns.
  ///
  /// - Parameter accessors: the braces after a property, which may have `get { … }` in them.
  func isListOfReducers(_ accessors: SourceRange) -> Bool {
    let statements = statements(in: accessors)
    return read(statements) { parser in
      switch parser.current.keyword {
      case .if, .switch, .for: return !returns(statements, inBraces: true)
      case .let, .var, .func: return !returns(statements, inBraces: false)
      default: break
      }
      if parser.at(.endOfFile) { return true }
      // The branches of `#if` are expressions here, if each is a single one.
      if parser.at(.poundIf) { return false }
      parser.readStatement()
      while parser.eat(.semicolon) {}
      return !parser.at(.endOfFile) && !returns(statements, inBraces: false)
    }
  }

  private func statements(in accessors: SourceRange) -> SourceRange {
    let getters = read(inside(accessors)) { $0.parseAccessors() }.filter { $0.name == "get" }
    return inside(getters.first { !$0.body.isEmpty }?.body ?? accessors)
  }

  private func returns(_ statements: SourceRange, inBraces: Bool) -> Bool {
    read(statements) { parser in
      while !parser.at(.endOfFile) {
        if parser.at(.return) { return true }
        if parser.at(.leftBrace) && !inBraces { parser.skipBrackets() } else { parser.advance() }
      }
      return false
    }
  }
}
