import ReducerGenSyntax

/// The names that a body uses.
struct BodyNames {
  private let tokens: SourceTokens
  private let body: Range<Int>

  init(_ tokens: SourceTokens, _ body: Range<Int>) {
    self.tokens = tokens
    self.body = body
  }

  /// Whether the name stands for a variable somewhere. In a string with an interpolation, every
  /// word counts.
  func uses(_ name: String) -> Bool {
    name != "_"
      && body.contains { index in
        switch tokens[index].kind {
        case .string:
          let text = tokens.text(index)
          return text.contains("(") && words(of: text).contains(Substring(name))
        case .identifier, .escapedIdentifier:
          return tokens.text(index) == name && isVariable(tokens.cursor(at: index))
        default: return false
        }
      }
  }

  private func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Not a member, and not the label of an argument.
  private func isVariable(_ name: TokenCursor) -> Bool {
    if name.previous?.kind == .period { return false }
    let isLabel =
      name.next?.kind == .colon && [.leftParen, .comma].contains(name.previous?.kind)
    return !isLabel || name.callee == nil
  }
}
