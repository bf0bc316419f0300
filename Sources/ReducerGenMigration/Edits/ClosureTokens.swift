import ReducerGenSyntax

/// `{ a, b in … }` among the tokens of a file.
struct ClosureTokens {
  var open: Int
  var close: Int
  /// The names of the parameters, `_` among them.
  var parameters: [String]
  /// The index of `in`.
  var keyword: Int

  /// What stands between `in` and the brace.
  var body: Range<Int> { keyword + 1..<close }

  /// Nil if there is no such closure. One with types or a list of captures is another one.
  init?(_ file: MigratedFile, _ open: Int) {
    let tokens = file.tokens
    guard open < tokens.count, tokens[open].kind == .leftBrace,
      let close = TokenContext(tokens, open).close(of: open)
    else { return nil }
    (self.open, self.close, parameters) = (open, close, [])
    var index = open + 1
    let isInBrackets = tokens[index].kind == .leftParen
    if isInBrackets { index += 1 }
    while index < close, tokens[index].isName {
      parameters.append(file.text(tokens[index]))
      index += 1
      if tokens[index].kind != .comma { break }
      index += 1
    }
    if isInBrackets {
      guard tokens[index].kind == .rightParen else { return nil }
      index += 1
    }
    guard !parameters.isEmpty, index < close, tokens[index].keyword == .in else { return nil }
    keyword = index
  }
}
