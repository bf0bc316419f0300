import ReducerGenIndex
import ReducerGenSyntax

/// Where checks are switched off: for the target, for files, and for declarations.
struct Allowances {
  /// The ids that are switched off for the target.
  let ids: Set<String>
  private let files: [ObjectIdentifier: ParsedFile]

  init(_ ids: Set<String>, in files: [ParsedFile]) {
    self.ids = ids
    let marked = files.filter(\.mayHaveDirectives).map { (ObjectIdentifier($0.file), $0) }
    self.files = Dictionary(marked) { first, _ in first }
  }

  /// Those of the diagnostics that nothing switches off.
  func remaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { !allow($0) }
  }

  private func allow(_ diagnostic: Diagnostic) -> Bool {
    if ids.contains(diagnostic.id) { return true }
    guard let file = files[ObjectIdentifier(diagnostic.place.file)] else { return false }
    let directives = file.directives.filter { $0.isAllowance(of: diagnostic.id) }
    return directives.contains(where: file.isInHead)
      || !directives.isEmpty && isAllowed(diagnostic, among: file.syntax.declarations, in: file)
  }

  /// Whether a directive stands above one of the declarations around a diagnostic.
  private func isAllowed(
    _ diagnostic: Diagnostic, among declarations: [DeclarationSyntax], in file: ParsedFile
  ) -> Bool {
    declarations.contains { declaration in
      guard declaration.range.contains(diagnostic.place.range) else { return false }
      return LeadingComments(declaration, in: file).directives
        .contains { $0.isAllowance(of: diagnostic.id) }
        || isAllowed(diagnostic, among: declaration.members, in: file)
    }
  }
}

extension Directive {
  fileprivate func isAllowance(of id: String) -> Bool {
    isWellFormed && word == "allow" && argument == id
  }
}
