import ReducerGenIndex
import ReducerGenSyntax

/// How a list of statements gives its result.
package enum StatementEnding {
  /// It is one expression, whose value is the result.
  case expression
  /// It returns.
  case statements
}

extension ParsedFile {
  /// Nil if it is one `if` or `switch` that may be an expression or a statement: a `return` is in
  /// braces inside of its branches, which may be those of a closure.
  package func ending(ofStatements range: SourceRange) -> StatementEnding? {
    read(range) { parser in
      switch parser.current.keyword {
      case .let, .var, .func, .guard, .for, .while, .return, .throw, .defer, .do, .repeat, .struct,
        .enum, .class:
        return .statements
      default: break
      }
      if parser.at(.poundIf) || parser.at(.at) { return .statements }
      let branches = parser.at(.if) || parser.at(.switch)
      parser.readStatement()
      if !parser.at(.endOfFile) { return .statements }
      return branches ? ending(ofBranches: range) : .expression
    }
  }

  private func ending(ofBranches range: SourceRange) -> StatementEnding? {
    read(range) { parser in
      var (depth, isDeep) = (0, false)
      while !parser.at(.endOfFile) {
        switch parser.current.kind {
        case .leftBrace: depth += 1
        case .rightBrace: depth -= 1
        default: break
        }
        if parser.at(.return) {
          if depth == 1 { return .statements }
          isDeep = true
        }
        parser.advance()
      }
      return isDeep ? nil : .expression
    }
  }
}
