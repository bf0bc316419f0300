import ReducerGenSyntax

/// A source that has been read to declarations.
package final class ParsedFile {
  package let file: SourceFile
  package let syntax: FileSyntax
  package let diagnostics: [Diagnostic]
  /// Whether the file contains the name of an annotation or the word that begins a directive.
  /// Errors are reported in such files only; the compiler reports those in the others.
  package let isMarked: Bool

  package init(_ file: SourceFile, isMarked: Bool = false) {
    self.file = file
    self.isMarked = isMarked
    (syntax, diagnostics) = Parser.parse(file)
  }

  /// False if the word that begins a directive is nowhere in it, whatever its first letter is.
  package private(set) lazy var mayHaveDirectives = Directive.markers.contains {
    ByteSearch.contains($0, in: file)
  }
  /// All directives in it, and comments that are nearly one.
  package private(set) lazy var directives = mayHaveDirectives ? Directive.all(in: file) : []
  package private(set) lazy var imports = syntax.declarations.filter { $0.kind == .import }
  /// `Foundation`, `Foundation.Date`…
  package private(set) lazy var importPaths = imports.map { text($0.name) }

  package private(set) lazy var lines = LineTable(file)
  /// The trees of the bodies that have been read, by where the bodies begin. Several checks need
  /// them, and reading them is expensive.
  private var trees: [UInt32: [CodeSyntax]] = [:]

  package func text(_ range: SourceRange) -> String { file.text(range) }
  package func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }

  /// What a declaration adds to the path of the types in it: its name, or the path that it extends.
  package func path(of declaration: DeclarationSyntax) -> [String] {
    declaration.kind == .extension ? declaration.extended?.path ?? [] : [text(declaration.name)]
  }

  /// The trees of the bodies of a declaration's accessors, or of its body.
  package func bodies(of declaration: DeclarationSyntax) -> [CodeSyntax] {
    if let known = trees[declaration.body.start] { return known }
    let bodies = file.bodies(of: declaration)
    trees[declaration.body.start] = bodies
    return bodies
  }

  /// The same, with the trees of the value of a property and of the declarations in them.
  package func code(of declaration: DeclarationSyntax) -> [CodeSyntax] {
    let value = declaration.initializer
    let values = value.isEmpty ? [] : [Parser.expression(in: value, of: file)]
    return file.withDeclarations(
      values + (declaration.body.isEmpty ? [] : bodies(of: declaration)))
  }

  /// The directive whose slashes begin at an offset.
  func directive(at start: UInt32) -> Directive? {
    directives.first { $0.range.start == start && $0.isWellFormed }
  }

  /// Runs `body` on a parser of an expression or a body, which the parser skips at first.
  package func read<Result>(_ range: SourceRange, _ body: (inout Parser) -> Result) -> Result {
    Parser.read(file, from: Int(range.start), to: Int(range.end), body)
  }
}
