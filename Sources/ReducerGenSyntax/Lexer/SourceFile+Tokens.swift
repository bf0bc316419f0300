extension SourceFile {
  /// All tokens of the file.
  package var tokens: [Token] {
    Lexer.read(self) { lexer in
      var tokens: [Token] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { return tokens }
        tokens.append(token)
      }
    }
  }
}
