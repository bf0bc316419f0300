import ReducerGenSyntax

/// `XCTModify(&value, case: \.name) {`, which is `value.modify(\.name) {`. An optional has the case
/// `some`.
struct ModificationRule: NamedRule {
  static let id = "modifications"
  static let summary =
    "Replaces `XCTModify(&value, case: \\.name) { … }` with `value.modify(\\.name) { … }`. Reports its other forms."
  static let watchedNames: Set = ["XCTModify"]

  let file: MigratedFile
  let facts: ModuleFacts
  private var tokens: SourceTokens { file.tokens }

  func apply(at place: TokenCursor) {
    let open = place.index + 1
    guard place.next?.kind == .leftParen, place.previous?.keyword != .func else { return }
    guard let close = tokens.partner(of: open), takesClosure(after: close),
      place.next(2).map(file.text) == "&", let value = tokens.argument(from: open + 2),
      let path = path(after: value, close)
    else { return file.report(.xctModify(at: file.place(place.token.range))) }
    file.replace(tokens.range(of: place.index..<open + 2), by: "", .testStore)
    file.replace(path.range, by: path.text, nil)
  }

  /// What stands between the value and the bracket, and what it becomes. Nil if there is more than
  /// a case.
  private func path(after value: Range<Int>, _ close: Int) -> (range: SourceRange, text: String)? {
    let end = tokens[close].start
    if value.upperBound == close { return (SourceRange(start: end, end: end), ".modify(\\.some") }
    guard tokens.text(value.upperBound + 1) == "case",
      let path = tokens.argument(from: value.upperBound + 3), path.upperBound == close
    else { return nil }
    let start = tokens[value.upperBound].start
    return (SourceRange(start: start, end: tokens[path.lowerBound].start), ".modify(")
  }

  /// Whether a closure follows that cannot throw: it would need a `try` before the call.
  private func takesClosure(after close: Int) -> Bool {
    guard close + 1 < tokens.count, tokens[close + 1].kind == .leftBrace,
      let end = tokens.partner(of: close + 1)
    else { return false }
    return !(close + 1..<end).contains { tokens[$0].keyword == .try }
  }
}
