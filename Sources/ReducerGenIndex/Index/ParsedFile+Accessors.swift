import ReducerGenSyntax

extension ParsedFile {
  /// Empty for a property without braces, or with the statements of its getter in them.
  package func accessors(of declaration: DeclarationSyntax) -> [AccessorSyntax] {
    if declaration.body.isEmpty { return [] }
    return read(inside(declaration.body)) { $0.parseAccessors() }
  }

  /// What stands between braces. The closing one is missing in a file with errors.
  package func inside(_ braces: SourceRange) -> SourceRange {
    let start = braces.start + 1
    return SourceRange(start: start, end: max(start + 1, braces.end) - 1)
  }

  /// `["async", "throws"]` of the getter.
  package func getterEffects(of declaration: DeclarationSyntax) -> [String] {
    accessors(of: declaration).first { $0.name == "get" }?.effects.map(text) ?? []
  }
}
