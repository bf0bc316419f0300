import ReducerGenSyntax

extension ParsedFile {
  package func arguments(of attribute: AttributeSyntax) -> [ArgumentSyntax] {
    if attribute.arguments.isEmpty { return [] }
    return read(attribute.arguments) { $0.parseArguments() }
  }

  /// The tokens of a part of the file.
  package func tokens(in range: SourceRange) -> [Token] {
    if range.isEmpty { return [] }
    return read(range) { parser in
      var tokens: [Token] = []
      while !parser.at(.endOfFile) {
        tokens.append(parser.current)
        parser.advance()
      }
      return tokens
    }
  }
}
