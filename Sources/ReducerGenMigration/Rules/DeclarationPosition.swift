import ReducerGenIndex
import ReducerGenSyntax

/// Where a declaration is in its file.
struct DeclarationPosition {
  let declaration: DeclarationSyntax
  /// The declarations around it, the outermost one first.
  let parents: [DeclarationSyntax]

  var outermost: DeclarationSyntax { parents.first ?? declaration }

  /// `Feature.Destination`, also in `extension Feature`.
  func path(in file: MigratedFile) -> String {
    (parents + [declaration]).map { $0.extended?.text ?? file.text($0.name) }.joined(separator: ".")
  }

  /// Whether a type around it, or the type itself, has generic parameters.
  var isGeneric: Bool { (parents + [declaration]).contains { !$0.generics.range.isEmpty } }

  /// The conditions under which the declaration is compiled, if its outermost type is.
  func conditions(in file: MigratedFile) -> [String] {
    (parents + [declaration]).dropFirst().flatMap(\.clauses).map { clause in
      let conditions = clause.block.conditions.map { file.text($0) }
      let others = conditions[..<clause.index].map { "!(\($0))" }
      let own = conditions[clause.index]
      return (own.isEmpty ? others : others + [own]).joined(separator: " && ")
    }
  }

  /// The position of each declaration of the file.
  static func all(in file: ParsedFile) -> [DeclarationPosition] {
    func positions(
      _ declarations: [DeclarationSyntax], _ parents: [DeclarationSyntax]
    ) -> [DeclarationPosition] {
      declarations.flatMap { declaration in
        [DeclarationPosition(declaration: declaration, parents: parents)]
          + positions(declaration.members, parents + [declaration])
      }
    }
    return positions(file.syntax.declarations, [])
  }
}
