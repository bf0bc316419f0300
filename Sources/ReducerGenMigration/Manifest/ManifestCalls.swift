import ReducerGenSyntax

/// The calls and arrays of a manifest.
struct ManifestCalls {
  let tokens: SourceTokens

  init(_ file: SourceFile) { tokens = SourceTokens(file) }

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
        let close = tokens.partner(of: index + 1), names.contains(tokens.text(index)),
        index == 0 || tokens[index - 1].keyword != .func
      else { return nil }
      return Call(
        name: tokens.text(index), function: index, tokens: calleeStart(index)..<close + 1,
        open: index + 1)
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

  /// The text of a plain string literal.
  func string(_ index: Int) -> String? {
    guard tokens[index].kind == .string else { return nil }
    let text = tokens.text(index)
    return text.hasPrefix("\"") && text.count > 1 ? String(text.dropFirst().dropLast()) : nil
  }

  /// The elements between the brackets that open at the index.
  func elements(open: Int) -> [Range<Int>] {
    tokens.partner(of: open) == nil ? [] : tokens.arguments(from: open + 1)
  }

  /// The brackets that are open around a token, the innermost first.
  func brackets(around index: Int) -> [Int] {
    sequence(first: tokens.cursor(at: index), next: \.bracket).dropFirst().map(\.index)
  }

  /// The tokens of an argument's value.
  func argument(_ label: String, of call: Call) -> Range<Int>? {
    let argument = elements(open: call.open).first { range in
      range.count > 2 && tokens.text(range.lowerBound) == label
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
    let top = outerTokens(of: value)
    if top.contains(where: { tokens[$0].kind == .questionMark }) { return nil }
    return arrays(in: value).last(where: top.contains)
  }

  /// Those that are not between brackets of the range.
  private func outerTokens(of range: Range<Int>) -> [Int] {
    var outer: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      outer.append(index)
      index = max(index, tokens.partner(of: index) ?? index) + 1
    }
    return outer
  }

  /// `names[0]`: the bracket belongs to what stands before it.
  private func endsValue(_ index: Int, before bracket: Int) -> Bool {
    let isEnd =
      tokens[index].isName
      || [.rightParen, .rightSquare, .rightBrace, .string].contains(tokens[index].kind)
    return isEnd && isAttached(bracket)
  }
}
