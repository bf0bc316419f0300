import ReducerGenSyntax

extension BodyReader {
  /// The patterns that a value of this name is matched with: in `switch`, in `if case` and its
  /// like. For `default`, that is the word.
  func patterns(matching subject: String, in range: SourceRange) -> [SourceRange] {
    indices(in: range).flatMap { index -> [Range<Int>] in
      switch statementKeyword(at: index) {
      case .switch: cases(ofSwitch: index, over: subject)
      case .case: condition(at: index, on: subject).map { [$0] } ?? []
      default: []
      }
    }.map { self.range($0) }
  }

  private func cases(ofSwitch index: Int, over subject: String) -> [Range<Int>] {
    guard isName(subject, at: index + 1), kind(at: index + 2) == .leftBrace else { return [] }
    let body = inside(index + 2)
    var patterns: [Range<Int>] = []
    var here = body.lowerBound
    while here < body.upperBound {
      if statementKeyword(at: here) == .case, !isCondition(here) {
        patterns += elements(here + 1..<end(ofPatterns: here + 1, in: body))
      } else if statementKeyword(at: here) == .default, kind(at: here + 1) == .colon {
        patterns.append(here..<here + 1)
      }
      here = partners[here] + 1
    }
    return patterns
  }

  /// Before the colon, and before `where`.
  private func end(ofPatterns start: Int, in body: Range<Int>) -> Int {
    var index = start
    while index < body.upperBound, kind(at: index) != .colon, keyword(at: index) != .where {
      index = partners[index] + 1
    }
    return min(index, body.upperBound)
  }

  /// Whether a `case` is that of a condition, and not that of a `switch`.
  private func isCondition(_ index: Int) -> Bool {
    [.if, .guard, .while, .for].contains(keyword(at: index - 1)) || kind(at: index - 1) == .comma
  }

  /// The pattern of `if case .tapped = action`.
  private func condition(at index: Int, on subject: String) -> Range<Int>? {
    guard isCondition(index) else { return nil }
    var end = index + 1
    while end < tokens.count, kind(at: end) != .equal {
      if [.leftBrace, .colon].contains(kind(at: end)) { return nil }
      end = partners[end] + 1
    }
    let isWhole =
      [.leftBrace, .comma].contains(kind(at: end + 2)) || keyword(at: end + 2) == .else
    return isName(subject, at: end + 1) && isWhole ? index + 1..<end : nil
  }

  private func isName(_ name: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isName && text(at: index) == name
  }
}
