import ReducerGenSyntax

extension BodyReader {
  /// `["sheet", "name"]` of `\.sheet.name` and `\State.sheet.name`. Nil for what is not a key path
  /// of names.
  func keyPath(in range: SourceRange) -> [String]? {
    let indices = indices(in: range)
    guard kind(at: indices.lowerBound) == .backslash else { return nil }
    var names: [String] = []
    for index in indices.dropFirst() {
      switch kind(at: index) {
      case .period, .questionMark, .exclamationMark: continue
      default: if isName(at: index) { names.append(text(at: index)) } else { return nil }
      }
    }
    if kind(at: indices.lowerBound + 1) == .period { return names }
    // The type before the first period.
    return Array(names.drop { $0.first?.isUppercase == true })
  }

  /// `Player` of `Player.self`, and any other expression as it is written, in one line. A comment is
  /// one space. Nil for nothing.
  func value(in range: SourceRange) -> String? {
    var indices = indices(in: range)
    if indices.count > 2, keyword(at: indices.upperBound - 1) == .`self` {
      indices = indices.dropLast(2)
    }
    var text = ""
    for token in tokens[indices] {
      if !text.isEmpty, !token.trivia.isEmpty { text += " " }
      text += file.text(token.range)
    }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed() }
    return text.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// `["sheet", "done"]` of `.sheet(.done(let id))`, `let .sheet(.done(id))` and
  /// `Action.sheet(.done)`. Nil for what is not a case.
  func casePath(in range: SourceRange) -> [String]? { casePath(indices(in: range)) }

  private func casePath(_ indices: Range<Int>) -> [String]? {
    var index = indices.lowerBound
    while keyword(at: index) == .let || keyword(at: index) == .var { index += 1 }
    while isName(at: index), kind(at: index + 1) == .period, isType(at: index) {
      index += isType(at: index + 2) ? 2 : 1
    }
    guard kind(at: index) == .period, isName(at: index + 1) || keyword(at: index + 1) != .none
    else {
      return nil
    }
    let name = text(at: index + 1)
    index += 2
    var values: [[String]] = []
    if kind(at: index) == .leftParen {
      values = elements(inside(index)).compactMap { casePath(withoutLabel($0)) }
      index = partners[index] + 1
    }
    if kind(at: index) == .questionMark { index += 1 }
    guard index >= indices.upperBound else { return nil }
    return values.count == 1 ? [name] + values[0] : [name]
  }

  private func isType(at index: Int) -> Bool {
    isName(at: index) && text(at: index).first?.isUppercase == true
  }

  private func withoutLabel(_ indices: Range<Int>) -> Range<Int> {
    kind(at: indices.lowerBound + 1) == .colon
      ? indices.lowerBound + 2..<max(indices.lowerBound + 2, indices.upperBound) : indices
  }
}
