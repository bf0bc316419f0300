/// A token of a file with those around it.
package struct TokenCursor {
  package let tokens: SourceTokens
  package let index: Int

  init(_ tokens: SourceTokens, _ index: Int) {
    self.tokens = tokens
    self.index = index
  }

  package var token: Token { tokens[index] }
  package var text: String { tokens.text(index) }
  package var previous: Token? { previous(1) }
  package var next: Token? { next(1) }

  package func previous(_ distance: Int) -> Token? {
    index >= distance ? tokens[index - distance] : nil
  }

  package func next(_ distance: Int) -> Token? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// The bracket that the token is directly inside of. A bracket is not inside of itself.
  package var bracket: TokenCursor? {
    var index = index - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .leftParen, .leftSquare, .leftBrace: return TokenCursor(tokens, index)
      case .rightParen, .rightSquare, .rightBrace: index = (tokens.partner(of: index) ?? index) - 1
      default: index -= 1
      }
    }
    return nil
  }

  /// The token before the parenthesis around an argument.
  package var callee: Token? {
    guard let bracket, bracket.token.kind == .leftParen else { return nil }
    return bracket.previous
  }
}
