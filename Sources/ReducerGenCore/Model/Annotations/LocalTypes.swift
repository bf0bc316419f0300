import ReducerGenIndex
import ReducerGenSyntax

/// Finds types in bodies that need generated code. No other file could name them.
struct LocalTypes {
  let index: TargetIndex
  let file: ParsedFile

  /// An action is found with its reducer.
  private static let names = Set(
    [Annotation.casePathable, .reducer, .dependencyClient].flatMap(\.names))

  func diagnostics() -> [Diagnostic] {
    let offsets = Self.names.flatMap { ByteSearch.offsets(of: $0, in: file.file) }
    let bodies = file.syntax.skipped.filter { body in
      offsets.contains { body.start < $0 && $0 < body.end }
    }
    return bodies.flatMap(declarations).compactMap(problem)
  }

  /// The types in a body, which the parser skips at first, and the types in these.
  private func declarations(in body: SourceRange) -> [DeclarationSyntax] {
    let kinds: [Keyword] = [.struct, .enum, .class, .actor]
    let inside = SourceRange(start: body.start + 1, end: body.end)
    return file.read(inside) { parser in
      var found: [DeclarationSyntax] = []
      while !parser.at(.endOfFile) {
        if kinds.contains(parser.current.keyword), parser.isNameNext {
          var here = parser
          here.parseDeclaration(into: &found)
        }
        parser.advance()
      }
      return found
    }
  }

  private func problem(with type: DeclarationSyntax) -> Diagnostic? {
    let paths = type.inherits.flatMap(\.compositionPaths)
    let names = Set(paths.filter(meansOurs).compactMap(\.last))
    if names.isEmpty || LeadingComments(type, in: file).isIgnored { return nil }
    let (name, place) = (file.text(type.name), file.place(type.name))
    let members = Set(type.members.map { file.text($0.name) })
    if names.isDisjoint(with: Annotation.caseReducer.names), names.contains("Reducer") {
      // Another protocol may supply the body.
      let hasBody = paths.count > 1 || !members.isDisjoint(with: ["body", "reduce"])
      return hasBody ? nil : .bodyNotSupplied(name, .local, at: place)
    }
    let isWritten = members.contains("unimplementedValue") || members.contains("allCasePaths")
    return isWritten ? nil : .localType(name, at: place)
  }

  private func meansOurs(_ path: [String]) -> Bool {
    guard let name = path.last, Self.names.contains(name) else { return false }
    if path.count > 1 { return path[0] == Annotation.module }
    return index.topLevel(name, from: file) == nil && file.meansOurs(name)
  }
}
