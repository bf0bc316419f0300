import ReducerGenCore

/// The calls and arrays of a manifest, by the brackets around their tokens.
struct ManifestCalls {
  let file: SourceFile
  let tokens: [Token]
  /// For each token, the index of the bracket that is open around it.
  private var opens: [Int?] = []
  /// For each opening bracket, the index of the closing one.
  private var closes: [Int: Int] = [:]

  init(_ file: SourceFile) {
    self.file = file
    tokens = file.tokens
    var stack: [Int] = []
    for (index, token) in tokens.enumerated() {
      opens.append(stack.last)
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: stack.append(index)
      case .rightParen, .rightSquare, .rightBrace:
        if let open = stack.popLast() { closes[open] = index }
      default: break
      }
    }
  }

  /// `.target(name: "A")`.
  struct Call {
    /// The name of the function, behind its period.
    var name: String
    /// From the period to the closing bracket.
    var tokens: ClosedRange<Int>
    var open: Int
  }

  /// The calls of the functions with these names: `.product(…)`.
  func calls(_ names: Set<String>) -> [Call] {
    tokens.indices.compactMap { index in
      guard index > 0, tokens[index].isName, tokens[index - 1].kind == .period,
        index + 1 < tokens.count, tokens[index + 1].kind == .leftParen,
        let close = closes[index + 1],
        names.contains(text(index))
      else { return nil }
      return Call(name: text(index), tokens: (calleeStart(index - 1))...close, open: index + 1)
    }
  }

  /// `Target.Dependency.product(…)` begins before its period.
  private func calleeStart(_ period: Int) -> Int {
    var start = period
    while start > 1, tokens[start].kind == .period, tokens[start - 1].isName, isAttached(start) {
      start -= 1
      if start > 0, tokens[start - 1].kind == .period { start -= 1 } else { break }
    }
    return start
  }

  private func isAttached(_ index: Int) -> Bool { tokens[index].triviaStart == tokens[index].start }

  func text(_ index: Int) -> String { file.text(tokens[index].range) }

  /// The text of a plain string literal.
  func string(_ index: Int) -> String? {
    guard tokens[index].kind == .string else { return nil }
    let text = text(index)
    return text.hasPrefix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : nil
  }

  /// The elements between the brackets that open at the index.
  func elements(open: Int) -> [Range<Int>] {
    guard let close = closes[open] else { return [] }
    var elements: [Range<Int>] = []
    var start = open + 1
    for index in open + 1..<close where tokens[index].kind == .comma && opens[index] == open {
      elements.append(start..<index)
      start = index + 1
    }
    return (elements + [start..<close]).filter { !$0.isEmpty }
  }

  func close(of open: Int) -> Int? { closes[open] }

  /// The index of the first token of an argument's value.
  func argument(_ label: String, of call: Call) -> Int? {
    let argument = elements(open: call.open).first { range in
      range.count > 2 && text(range.lowerBound) == label
        && tokens[range.lowerBound + 1].kind == .colon
    }
    return argument.map { $0.lowerBound + 2 }
  }

  /// The array literal around a token, with nothing else between.
  func array(around index: Int) -> Int? {
    guard let open = opens[index], tokens[open].kind == .leftSquare else { return nil }
    return open
  }

  /// The bracket that is open around a token.
  func bracket(around index: Int) -> Int? { opens[index] }

  func range(_ tokens: ClosedRange<Int>) -> SourceRange {
    SourceRange(
      start: self.tokens[tokens.lowerBound].start, end: self.tokens[tokens.upperBound].end)
  }
}
