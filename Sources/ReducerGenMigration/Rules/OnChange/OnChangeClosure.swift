import ReducerGenSyntax

/// `{ a, b in … }` among the tokens of a file.
struct OnChangeClosure {
  var open: Int
  var close: Int
  /// The names of the parameters, `_` among them.
  var parameters: [String] = []
  /// The index of `in`.
  var keyword: Int

  /// What stands between `in` and the brace.
  var body: Range<Int> { keyword + 1..<close }

  /// Nil if there is no such closure. One with types or a list of captures is another one.
  init?(_ tokens: SourceTokens, at open: Int) {
    guard open < tokens.count, tokens[open].kind == .leftBrace, let close = tokens.partner(of: open)
    else { return nil }
    (self.open, self.close) = (open, close)
    let isInBrackets = tokens[open + 1].kind == .leftParen
    keyword = open + (isInBrackets ? 2 : 1)
    while keyword < close, tokens[keyword].isName {
      parameters.append(tokens.text(keyword))
      keyword += 1
      if tokens[keyword].kind != .comma { break }
      keyword += 1
    }
    if isInBrackets {
      guard tokens[keyword].kind == .rightParen else { return nil }
      keyword += 1
    }
    guard !parameters.isEmpty, keyword < close, tokens[keyword].keyword == .in else { return nil }
  }
}
