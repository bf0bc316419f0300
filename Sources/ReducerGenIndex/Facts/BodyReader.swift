import ReducerGenSyntax

/// Reads a body, which the parser skips: calls, closures, key paths and patterns.
///
/// It works on tokens, and nothing else in this folder looks at the tokens of a body.
struct BodyReader {
  let file: ParsedFile
  /// Without the lines of `#if` and its like.
  let tokens: [Token]
  /// For each opening bracket, the index of the closing one. The others have their own index.
  let partners: [Int]

  init(_ range: SourceRange, in file: ParsedFile) {
    self.file = file
    tokens = file.tokens(in: range).withoutDirectives
    partners = Self.partners(of: tokens)
  }

  private static func partners(of tokens: [Token]) -> [Int] {
    var partners = Array(tokens.indices)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: open.append(index)
      case .rightParen, .rightSquare, .rightBrace:
        if let start = open.popLast() { partners[start] = index }
      default: break
      }
    }
    return partners
  }

  func text(_ range: SourceRange) -> String { file.text(range).withoutBackticks }
  func place(_ range: SourceRange) -> SourcePlace { file.place(range) }

  func text(at index: Int) -> String { text(tokens[index].range) }
  func kind(at index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }
  func keyword(at index: Int) -> Keyword {
    tokens.indices.contains(index) ? tokens[index].keyword : .none
  }
  /// Not after a period, where it is a name.
  func statementKeyword(at index: Int) -> Keyword {
    kind(at: index - 1) == .period ? .none : keyword(at: index)
  }
  func isName(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isName && !tokens[index].keyword.isReserved
  }

  /// The tokens of a part of the body.
  func indices(in range: SourceRange) -> Range<Int> {
    let start = firstIndex(from: range.start)
    return start..<max(start, firstIndex(from: range.end))
  }

  private func firstIndex(from offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func range(_ indices: Range<Int>) -> SourceRange {
    indices.isEmpty
      ? .empty
      : SourceRange(
        start: tokens[indices.lowerBound].start, end: tokens[indices.upperBound - 1].end)
  }

  /// The parts between commas that no bracket contains.
  func elements(_ indices: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = indices.lowerBound
    var index = start
    while index < indices.upperBound {
      if kind(at: index) == .comma {
        elements.append(start..<index)
        start = index + 1
      }
      index = partners[index] + 1
    }
    if start < indices.upperBound { elements.append(start..<indices.upperBound) }
    return elements
  }

  /// What the brackets at an index contain.
  func inside(_ index: Int) -> Range<Int> { index + 1..<max(index + 1, partners[index]) }
}

extension [Token] {
  fileprivate var withoutDirectives: [Token] {
    var isInDirective = false
    return filter { token in
      switch token.kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation:
        isInDirective = true
      default: if token.startsLine { isInDirective = false }
      }
      return !isInDirective
    }
  }
}
