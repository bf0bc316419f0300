import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax

extension Migration {
  /// Whether a file that belongs to no target imports the replaced libraries, or has their macros.
  package static func mustMove(_ source: SourceFile) -> Bool {
    let words = ReplacedModules.all.union(macros)
    guard !source.isGenerated, words.contains(where: { ByteSearch.contains($0, in: source) }) else {
      return false
    }
    let file = ParsedFile(source)
    return file.importPaths.contains(where: ReplacedModules.all.contains)
      || file.syntax.declarations.contains { hasMacro($0) }
  }

  private static let macros: Set = [
    "CasePathable", "DependencyClient", "ObservableState", "Reducer",
  ]

  private static func hasMacro(_ declaration: DeclarationSyntax) -> Bool {
    let names = declaration.attributes.compactMap(\.type.path.last)
    return names.contains(where: macros.contains) || declaration.members.contains(where: hasMacro)
  }

  /// Whether a build file that is not Swift names a product of the replaced packages.
  package static func namesProducts(_ source: SourceFile) -> Bool {
    ReplacedModules.all.contains { ByteSearch.contains($0, in: source) }
  }
}
