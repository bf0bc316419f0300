extension TargetIndex {
  /// Whether a type has no values, as far as the compiler looks before it warns of code that never
  /// runs: `Never`, an enum without cases, and a tuple that holds one of them.
  func isUninhabited(_ range: SourceRange, in scope: TypeEntry, _ limit: Int = 8) -> Bool {
    if range.isEmpty || limit == 0 { return false }
    let range = TypeText.withoutSpecifiers(range, scope.file)
    if let elements = TypeText.tupleElements(range, scope.file) {
      return elements.contains { isUninhabited($0, in: scope, limit - 1) }
    }
    if let type = entry(range, in: scope) {
      if type.isTypeAlias { return isUninhabited(type.declaration.type, in: type, limit - 1) }
      return type.declaration.kind == .enum
        && !type.declaration.members.contains { $0.kind == .case }
    }
    let path = TypeText.path(range, scope.file)
    return path == ["Never"] || path == ["Swift", "Never"]
  }
}

extension TypeText {
  /// The types in a tuple's parentheses; nil for any other type.
  fileprivate static func tupleElements(_ range: SourceRange, _ file: ParsedFile) -> [SourceRange]?
  {
    withParser(range, file) { parser in
      guard parser.at(.leftParen) else { return nil }
      let elements = parser.parseFunctionTypeParameters()
      return parser.at(.endOfFile) ? elements.map(\.type) : nil
    }
  }

  /// `Row` for `borrowing Row`.
  fileprivate static func withoutSpecifiers(
    _ range: SourceRange, _ file: ParsedFile
  ) -> SourceRange {
    withParser(range, file) { parser in
      while parser.skipTypeSpecifierIfPresent() {}
      return SourceRange(start: parser.current.start, end: range.end)
    }
  }
}
