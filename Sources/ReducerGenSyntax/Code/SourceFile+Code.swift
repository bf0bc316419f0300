/// The code of a file: what its bodies do, and the values that its declarations have.
extension SourceFile {
  /// The trees of the whole file: that of its statements, and those of the declarations among them.
  package var code: [CodeSyntax] { withDeclarations([statements]) }

  /// The nodes that contain an offset, from the outermost to the innermost one. The code of a
  /// declaration comes after the node of the declaration.
  package func code(around offset: UInt32) -> [CodeSyntax] {
    path(to: offset, in: [statements])
  }

  private var statements: CodeSyntax { Parser.statements(in: wholeRange, of: self) }

  private func path(to offset: UInt32, in roots: [CodeSyntax]) -> [CodeSyntax] {
    var path: [CodeSyntax] = []
    var next = roots.first { $0.range.contains(offset) }
    while let node = next {
      path.append(node)
      next = node.parts.first { $0.range.contains(offset) }
    }
    guard let last = path.last, last.kind == .declaration else { return path }
    return path + self.path(to: offset, in: declarations(in: last).flatMap(ownCode))
  }
}

// MARK: Declarations

extension SourceFile {
  /// Trees, and those of the declarations in them.
  package func withDeclarations(_ roots: [CodeSyntax]) -> [CodeSyntax] {
    let nodes = roots.flatMap { $0.nodes(of: .declaration) }
    let inner = nodes.flatMap(declarations).flatMap(ownCode)
    return roots + (inner.isEmpty ? [] : withDeclarations(inner))
  }

  /// What a node declares that is a declaration, or variables.
  package func declarations(in node: CodeSyntax) -> [DeclarationSyntax] {
    guard node.kind == .declaration || node.kind == .variables else { return [] }
    var declarations: [DeclarationSyntax] = []
    let (start, end) = (Int(node.range.start), Int(node.range.end))
    Parser.read(self, from: start, to: end) { $0.parseDeclaration(into: &declarations) }
    return declarations
  }

  /// The code of a declaration and its members.
  private func ownCode(of declaration: DeclarationSyntax) -> [CodeSyntax] {
    let values =
      [declaration.initializer] + declaration.parameters.map(\.defaultValue)
      + declaration.attributes.map(\.arguments)
    return values.filter { !$0.isEmpty }.map { Parser.expression(in: $0, of: self) }
      + bodies(of: declaration) + declaration.members.flatMap(ownCode)
  }

  /// The trees of the bodies of its accessors, or of its body.
  package func bodies(of declaration: DeclarationSyntax) -> [CodeSyntax] {
    let hasMembers = !declaration.members.isEmpty
    if hasMembers || declaration.body.isEmpty { return [] }
    let accessors = accessors(of: declaration).map(\.body)
    let bodies = accessors.isEmpty ? [declaration.body] : accessors
    return bodies.filter { !$0.isEmpty }.map { Parser.statements(in: inside($0), of: self) }
  }

  /// Empty for a property without braces, or with the statements of its getter in them.
  package func accessors(of declaration: DeclarationSyntax) -> [AccessorSyntax] {
    guard declaration.hasAccessors else { return [] }
    let range = inside(declaration.body)
    return Parser.read(self, from: Int(range.start), to: Int(range.end)) { $0.parseAccessors() }
  }

  /// What stands between braces. The closing one is missing in a file with errors.
  package func inside(_ braces: SourceRange) -> SourceRange {
    let start = braces.start + 1
    return SourceRange(start: start, end: max(start + 1, braces.end) - 1)
  }
}
