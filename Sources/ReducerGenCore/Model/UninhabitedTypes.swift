extension TargetIndex {
  /// Whether a type has no values, as far as the compiler looks before it warns of code that never
  /// runs: `Never`, an enum without cases, and a tuple that holds one of them.
  func isUninhabited(_ range: SourceRange, in scope: TypeEntry, _ limit: Int = 8) -> Bool {
    if range.isEmpty || limit == 0 { return false }
    switch TypeText.parts(range, scope.file) {
    case .tuple(let elements):
      return elements.contains { isUninhabited($0, in: scope, limit - 1) }
    case .path(let path):
      guard let type = entry(at: path, in: scope) else {
        return path == ["Never"] || path == ["Swift", "Never"]
      }
      if type.isTypeAlias { return isUninhabited(type.declaration.type, in: type, limit - 1) }
      return type.declaration.kind == .enum
        && !type.declaration.members.contains { $0.kind == .case }
    }
  }
}

extension TypeText {
  fileprivate enum Parts {
    /// The types in a tuple's parentheses.
    case tuple([SourceRange])
    /// The names in a path; none for any other type.
    case path([String])
  }

  fileprivate static func parts(_ range: SourceRange, _ file: ParsedFile) -> Parts {
    withParser(range, file) { parser in
      while parser.skipTypeSpecifierIfPresent() {}
      guard parser.at(.leftParen) else { return .path(path(&parser, file)) }
      let elements = parser.parseFunctionTypeParameters()
      return parser.at(.endOfFile) ? .tuple(elements.map(\.type)) : .path([])
    }
  }
}
