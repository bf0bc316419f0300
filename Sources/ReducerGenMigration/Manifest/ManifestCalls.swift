import ReducerGenSyntax

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

  /// `.target(name: "A")`, `target(name: "A")`, `Target.target(name: "A")`.
  struct Call {
    var name: String
    /// The index of its name.
    var function: Int
    /// From the first name or period to the closing bracket.
    var tokens: Range<Int>
    var open: Int
  }

  /// The calls of the functions with these names: `.product(…)`.
  func calls(_ names: Set<String>) -> [Call] {
    tokens.indices.compactMap { index in
      guard tokens[index].isName, index + 1 < tokens.count, tokens[index + 1].kind == .leftParen,
        let close = closes[index + 1], names.contains(text(index)),
        index == 0 || tokens[index - 1].keyword != .func
      else { return nil }
      return Call(
        name: text(index), function: index, tokens: calleeStart(index)..<close + 1, open: index + 1)
    }
  }

  /// `Target.Dependency.product(…)` begins before its last name.
  private func calleeStart(_ name: Int) -> Int {
    var start = name
    while start > 0, tokens[start - 1].kind == .period {
      start -= 1
      guard start > 0, tokens[start - 1].isName, isAttached(start) else { break }
      start -= 1
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

  /// The bracket that is open around a token.
  func bracket(around index: Int) -> Int? { opens[index] }

  /// The brackets that are open around a token, the innermost first.
  func brackets(around index: Int) -> [Int] {
    var brackets: [Int] = []
    var next = opens[index]
    while let open = next {
      brackets.append(open)
      next = opens[open]
    }
    return brackets
  }

  /// The tokens of an argument's value.
  func argument(_ label: String, of call: Call) -> Range<Int>? {
    let argument = elements(open: call.open).first { range in
      range.count > 2 && text(range.lowerBound) == label
        && tokens[range.lowerBound + 1].kind == .colon
    }
    return argument.map { $0.lowerBound + 2..<$0.upperBound }
  }

  /// The opening brackets of all array literals in a range.
  func arrays(in range: Range<Int>) -> [Int] {
    range.filter { index in
      tokens[index].kind == .leftSquare && (index == 0 || !endsValue(index - 1, before: index))
    }
  }

  /// The array literal of a value that an element can be added to: also of `common + […]`, and not
  /// of a value that depends on a condition.
  func list(in value: Range<Int>) -> Int? {
    let top = value.filter { opens[$0] == opens[value.lowerBound] }
    if top.contains(where: { tokens[$0].kind == .questionMark }) { return nil }
    return arrays(in: value).last(where: top.contains)
  }

  /// `names[0]`: the bracket belongs to what stands before it.
  private func endsValue(_ index: Int, before bracket: Int) -> Bool {
    let isEnd =
      tokens[index].isName
      || [.rightParen, .rightSquare, .rightBrace, .string].contains(tokens[index].kind)
    return isEnd && isAttached(bracket)
  }

  func range(_ tokens: Range<Int>) -> SourceRange {
    SourceRange(
      start: self.tokens[tokens.lowerBound].start, end: self.tokens[tokens.upperBound - 1].end)
  }
}
