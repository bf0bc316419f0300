import ReducerGenSyntax

extension TokenWalk {
  /// The bracket that the tokens at the index are directly inside of.
  func startOfBlock(around index: Int) -> Int? {
    var depth = 0
    for index in (0..<index).reversed() {
      switch tokens[index].kind {
      case .rightBrace, .rightParen, .rightSquare: depth += 1
      case .leftBrace, .leftParen, .leftSquare:
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// All brackets that the token at the index is inside of.
  func blocks(around index: Int) -> Set<Int> {
    var blocks: Set<Int> = []
    var block = startOfBlock(around: index)
    while let start = block {
      blocks.insert(start)
      block = startOfBlock(around: start)
    }
    return blocks
  }

  /// The name and the value of `let name = value`, if the `let` is at the index. Nil if it is static
  /// or a part of a condition.
  func constant(at index: Int) -> (name: String, source: String)? {
    guard self[index]?.keyword == .let, let name = self[index + 1], name.isName,
      self[index + 2]?.kind == .equal
    else { return nil }
    var first = index
    while let modifier = self[first - 1], !self[first]!.startsLine {
      if modifier.keyword == .static || modifier.kind == .comma { return nil }
      first -= 1
    }
    if [.if, .guard, .while, .case].contains(self[first]?.keyword) { return nil }
    var last = index + 3
    while let token = self[last] {
      let isOpen = [.leftParen, .leftSquare, .leftBrace].contains(token.kind)
      guard let end = isOpen ? close(of: last) : last else { return nil }
      if endsStatement(end) {
        let range = SourceRange(start: tokens[index + 3].start, end: tokens[end].end)
        return (file.text(name.range), file.text(range))
      }
      last = end + 1
    }
    return nil
  }
}
