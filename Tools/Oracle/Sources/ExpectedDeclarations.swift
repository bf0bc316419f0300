import SwiftSyntax

/// SwiftParser's tree as the declarations that `reducergen dump` has to print for it.
///
/// The tree must have no error: a missing token has no place.
struct ExpectedDeclarations {
  let source: SourceText

  static func declarations(of source: SourceText, tree: SourceFileSyntax) -> [JSON] {
    Self(source: source).declarations(tree.statements, [])
  }

  /// The object that `reducergen dump` prints for the file.
  static func line(of source: SourceText, tree: SourceFileSyntax) -> JSON {
    .object([
      JSON.Member(key: "file", value: .string(source.path)),
      JSON.Member(key: "diagnostics", value: .array([])),
      JSON.Member(key: "declarations", value: .array(declarations(of: source, tree: tree))),
    ])
  }

  private func declarations(_ items: CodeBlockItemListSyntax, _ conditions: [String]) -> [JSON] {
    items.flatMap { item -> [JSON] in
      guard case .decl(let declaration) = item.item else { return [] }
      return declarations(declaration, conditions)
    }
  }

  private func declarations(_ items: MemberBlockItemListSyntax, _ conditions: [String]) -> [JSON] {
    items.flatMap { declarations($0.decl, conditions) }
  }

  func members(_ block: MemberBlockSyntax) -> [JSON] { declarations(block.members, []) }

  /// The declarations of every clause, each under its condition; `#else` is what is left over.
  private func declarations(_ node: IfConfigDeclSyntax, _ conditions: [String]) -> [JSON] {
    var earlier: [String] = []
    var result: [JSON] = []
    for clause in node.clauses {
      var inner = conditions
      if let condition = clause.condition {
        earlier.append(source.text(condition))
        inner.append(earlier.last!)
      } else {
        inner.append("!(" + earlier.joined(separator: " || ") + ")")
      }
      switch clause.elements {
      case .statements(let items): result += declarations(items, inner)
      case .decls(let items): result += declarations(items, inner)
      default: break
      }
    }
    return result
  }

  private func declarations(_ node: DeclSyntax, _ conditions: [String]) -> [JSON] {
    switch node.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let node): declarations(node, conditions)
    case .importDecl(let node): [declaration(node, conditions)]
    case .structDecl(let node): [declaration(node, conditions)]
    case .classDecl(let node): [declaration(node, conditions)]
    case .enumDecl(let node): [declaration(node, conditions)]
    case .actorDecl(let node): [declaration(node, conditions)]
    case .protocolDecl(let node): [declaration(node, conditions)]
    case .extensionDecl(let node): [declaration(node, conditions)]
    case .typeAliasDecl(let node): [declaration(node, conditions)]
    case .associatedTypeDecl(let node): [declaration(node, conditions)]
    case .enumCaseDecl(let node): declarations(node, conditions)
    case .variableDecl(let node): declarations(node, conditions)
    case .functionDecl(let node): [declaration(node, conditions)]
    case .initializerDecl(let node): [declaration(node, conditions)]
    case .deinitializerDecl(let node): [declaration(node, conditions)]
    case .subscriptDecl(let node): [declaration(node, conditions)]
    case .operatorDecl(let node): [declaration(node, conditions)]
    case .precedenceGroupDecl(let node): [declaration(node, conditions)]
    case .macroDecl(let node): [declaration(node, conditions)]
    case .accessorDecl, .editorPlaceholderDecl, .macroExpansionDecl, .missingDecl,
      .poundSourceLocation, .unexpectedCodeDecl:
      []
    default: fatalError("a declaration kind that the oracle does not know: \(node.kind)")
    }
  }
}
