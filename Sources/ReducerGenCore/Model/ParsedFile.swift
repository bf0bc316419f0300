/// A source that has been read to declarations.
final class ParsedFile {
  let file: SourceFile
  let syntax: FileSyntax
  let diagnostics: [Diagnostic]

  init(_ file: SourceFile) {
    self.file = file
    (syntax, diagnostics) = Parser.parse(file)
  }

  func text(_ range: SourceRange) -> String { file.text(range) }
  func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }
}
