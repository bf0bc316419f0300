import ReducerGenSyntax

/// One thing that the command changes or reports: a rule is made for a file and applied once.
protocol MigrationRule: SendableMetatype {
  /// Its name in the article.
  static var id: String { get }
  /// What it changes or reports: a row of the article, in Markdown.
  static var summary: String { get }
  /// The identifiers in the source that it looks for.
  static var watchedNames: Set<String> { get }

  var file: MigratedFile { get }
  init(file: MigratedFile, facts: ModuleFacts)
  func apply()
}

extension MigrationRule {
  static var watchedNames: Set<String> { [] }
}

/// A rule about declarations.
protocol DeclarationRule: MigrationRule {
  func apply(to position: DeclarationPosition)
}

extension DeclarationRule {
  func apply() {
    for position in file.positions { apply(to: position) }
  }
}

/// A rule about the places of the names that it watches.
protocol NamedRule: MigrationRule {
  func apply(at place: TokenCursor)
}

extension NamedRule {
  func apply() {
    for place in file.places(of: Self.watchedNames) { apply(at: place) }
  }
}

extension MigratedFile {
  /// The places of names that some rule watches.
  func places(of names: Set<String>) -> [TokenCursor] {
    watched.indices(of: names).map(tokens.cursor)
  }
}
