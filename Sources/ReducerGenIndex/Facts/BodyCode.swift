import ReducerGenSyntax

extension ParsedFile {
  /// The trees of everything that a body does: those of its accessors, and of the bodies of what it
  /// declares.
  func code(ofBody braces: SourceRange) -> [CodeSyntax] {
    let accessors = read(inside(braces)) { $0.parseAccessors() }.map(\.body)
    let bodies = accessors.isEmpty ? [braces] : accessors
    let roots = bodies.filter { !$0.isEmpty }.map { Parser.statements(in: inside($0), of: file) }
    return roots + roots.flatMap(codeOfDeclarations)
  }

  private func codeOfDeclarations(in root: CodeSyntax) -> [CodeSyntax] {
    root.nodes.filter { $0.kind == .declaration }.flatMap { node in
      var declarations: [DeclarationSyntax] = []
      read(node.range) { $0.parseDeclaration(into: &declarations) }
      return declarations.flatMap(codeOfMembers)
    }
  }

  private func codeOfMembers(_ declaration: DeclarationSyntax) -> [CodeSyntax] {
    declaration.members.flatMap(codeOfMembers)
      + (declaration.members.isEmpty && !declaration.body.isEmpty
        ? code(ofBody: declaration.body) : [])
  }
}
