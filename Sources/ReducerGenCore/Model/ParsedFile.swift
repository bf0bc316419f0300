/// A source that has been read to declarations.
final class ParsedFile {
  let file: SourceFile
  let syntax: FileSyntax
  let diagnostics: [Diagnostic]

  init(_ file: SourceFile) {
    self.file = file
    (syntax, diagnostics) = Parser.parse(file)
  }

  /// False if the word that begins a directive is nowhere in it, whatever its first letter is.
  private(set) lazy var mayHaveDirectives = DirectiveComment.markers.contains {
    ByteSearch.contains($0, in: file)
  }
  private(set) lazy var imports = syntax.declarations.filter { $0.kind == .import }
  /// `Foundation`, `Foundation.Date`…
  private(set) lazy var importPaths = imports.map { text($0.name) }

  func text(_ range: SourceRange) -> String { file.text(range) }
  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}
