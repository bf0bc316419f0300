/// All tokens of a file. Its brackets are paired once: comments, texts and regular expressions are
/// no tokens or one token each, and a clause of `#if` has brackets of its own.
package struct SourceTokens: RandomAccessCollection {
  package let file: SourceFile
  private let tokens: [Token]
  /// The index of the bracket that belongs to the one at this index; -1 for all other tokens.
  private let partners: [Int32]

  package init(_ file: SourceFile) {
    self.file = file
    tokens = file.tokens
    partners = BracketPairs(tokens).partners
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { tokens.count }
  package subscript(index: Int) -> Token { tokens[index] }

  package func text(_ index: Int) -> String { file.text(tokens[index].range) }

  package func text(_ indices: Range<Int>) -> String { file.text(range(of: indices)) }

  /// From the first of the tokens to the last.
  package func range(of indices: Range<Int>) -> SourceRange {
    if indices.isEmpty { return .empty }
    return SourceRange(
      start: tokens[indices.lowerBound].start, end: tokens[indices.upperBound - 1].end)
  }

  /// The index of the bracket that closes or opens the one at the index. Nil if it is not a bracket,
  /// or has no partner.
  package func partner(of index: Int) -> Int? {
    let partner = partners[index]
    return partner < 0 ? nil : Int(partner)
  }

  package func cursor(at index: Int) -> TokenCursor { TokenCursor(self, index) }

  /// The index of the first token that begins at the offset or after it.
  package func index(from offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The indices of the tokens that begin in the range.
  package func indices(in range: SourceRange) -> Range<Int> {
    let start = index(from: range.start)
    return start..<Swift.max(start, index(from: range.end))
  }

  /// The tokens that begin in the range.
  package subscript(range: SourceRange) -> Slice<SourceTokens> { self[indices(in: range)] }
}

// MARK: Arguments

extension SourceTokens {
  /// The tokens of an argument or an element, up to the comma or the bracket after it. Nil if there
  /// is none.
  package func argument(from start: Int) -> Range<Int>? {
    var index = start
    while index < count {
      switch tokens[index].kind {
      case .comma, .rightParen, .rightSquare, .rightBrace:
        return index > start ? start..<index : nil
      default: index = (partner(of: index) ?? index) + 1
      }
    }
    return nil
  }

  /// This argument and those after it.
  package func arguments(from start: Int) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var next = start
    while let argument = argument(from: next) {
      arguments.append(argument)
      if tokens[argument.upperBound].kind != .comma { break }
      next = argument.upperBound + 1
    }
    return arguments
  }
}

/// Pairs the brackets of a file.
private struct BracketPairs {
  private(set) var partners: [Int32]
  /// The brackets that are open.
  private var open: [(index: Int, kind: Token.Kind)] = []
  /// How many brackets were open before each `#if` that is open.
  private var outside: [Int] = []

  init(_ tokens: [Token]) {
    partners = Array(repeating: -1, count: tokens.count)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParen: open.append((index, .rightParen))
      case .leftSquare: open.append((index, .rightSquare))
      case .leftBrace: open.append((index, .rightBrace))
      case .rightParen, .rightSquare, .rightBrace: close(token.kind, at: index)
      case .poundIf: outside.append(open.count)
      case .poundElseif, .poundElse: leaveClause()
      case .poundEndif:
        leaveClause()
        _ = outside.popLast()
      default: break
      }
    }
  }

  /// A bracket inside of it that is still open has no partner.
  private mutating func close(_ kind: Token.Kind, at index: Int) {
    let first = outside.last ?? 0
    guard let partner = open[first...].lastIndex(where: { $0.kind == kind }) else { return }
    partners[open[partner].index] = Int32(index)
    partners[index] = Int32(open[partner].index)
    open.removeSubrange(partner...)
  }

  private mutating func leaveClause() {
    if let count = outside.last { open.removeSubrange(count...) }
  }
}
