/// A function type, written out or behind a typealias of the target.
struct FunctionType {
  var syntax: FunctionTypeSyntax
  /// What its names are looked up from: the client, or the typealias.
  var scope: TypeEntry
}

extension TargetIndex {
  /// The function type that a range of `scope`'s file stands for.
  func functionType(_ range: SourceRange, in scope: TypeEntry, _ limit: Int = 8) -> FunctionType? {
    if let syntax = TypeText.functionType(range, scope.file) {
      return FunctionType(syntax: syntax, scope: scope)
    }
    guard limit > 0, let alias = alias(range, in: scope) else { return nil }
    return functionType(alias.declaration.type, in: alias, limit - 1)
  }

  /// The typealias without parameters that a type's text names.
  func alias(_ range: SourceRange, in scope: TypeEntry) -> TypeEntry? {
    guard let found = entry(range, in: scope), found.isTypeAlias, found.genericParameters.isEmpty
    else { return nil }
    return found
  }

  /// The type of the target that a type's text names.
  func entry(_ range: SourceRange, in scope: TypeEntry) -> TypeEntry? {
    entry(at: TypeText.path(range, scope.file), in: scope)
  }

  func entry(at path: [String], in scope: TypeEntry) -> TypeEntry? {
    guard let first = path.first else { return nil }
    var found = first == "Self" ? scope : lookUp(first, from: scope)
    for name in path.dropFirst() {
      found = found.flatMap { resolveAlias($0) }?.members[name]?.first
    }
    return found === scope ? nil : found
  }
}

extension TypeText {
  /// The parts of a function type; nil for any other type, optional ones included.
  static func functionType(_ range: SourceRange, _ file: ParsedFile) -> FunctionTypeSyntax? {
    if range.isEmpty { return nil }
    return withParser(range, file) { parser in
      let type = parser.parseFunctionTypeIfPresent()
      return parser.at(.endOfFile) ? type : nil
    }
  }
}
