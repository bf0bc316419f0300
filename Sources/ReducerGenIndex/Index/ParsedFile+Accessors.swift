import ReducerGenSyntax

extension ParsedFile {
  /// Empty for a property without braces, or with the statements of its getter in them.
  package func accessors(of declaration: DeclarationSyntax) -> [AccessorSyntax] {
    file.accessors(of: declaration)
  }

  /// What stands between braces. The closing one is missing in a file with errors.
  package func inside(_ braces: SourceRange) -> SourceRange { file.inside(braces) }

  /// `["async", "throws"]` of the getter.
  package func getterEffects(of declaration: DeclarationSyntax) -> [String] {
    accessors(of: declaration).first { $0.name == "get" }?.effects.map(text) ?? []
  }
}
