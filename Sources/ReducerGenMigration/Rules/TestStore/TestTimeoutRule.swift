import ReducerGenSyntax

/// `receive(\.loaded, timeout: NSEC_PER_SEC)`.
struct TestTimeoutRule: NamedRule {
  static let id = "test-timeouts"
  static let summary =
    "Writes a timeout of `receive` or `finish` that is a number as `.nanoseconds(…)`."
  static let watchedNames: Set = ["timeout"]

  let file: MigratedFile
  let facts: ModuleFacts

  func apply(at place: TokenCursor) {
    guard [.comma, .leftParen].contains(place.previous?.kind), place.next?.kind == .colon,
      let value = file.tokens.argument(from: place.index + 2), isNumber(value),
      let function = place.callee, ["receive", "finish"].contains(file.text(function))
    else { return }
    let range = file.tokens.range(of: value)
    file.insert(".nanoseconds(", at: range.start, .testStore)
    file.insert(")", at: range.end, nil)
  }

  /// A number, and not a function of a `Duration` with a number in it.
  private func isNumber(_ value: Range<Int>) -> Bool {
    if value.contains(where: { file.tokens[$0].kind == .period }) { return false }
    return file.tokens.text(value.lowerBound).first?.isNumber == true
      || value.contains { file.tokens.text($0).hasPrefix("NSEC_PER_") }
  }
}
