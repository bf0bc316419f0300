/// What the parts of a node are.
extension CodeSyntax {
  /// The function of a call, the base of a subscript or a member, the value of a prefix, an
  /// argument or `return`.
  package var first: CodeSyntax? { firstPart }

  /// The arguments of a call, a subscript, a macro or a tuple, in parentheses and after them.
  package var arguments: [CodeSyntax] {
    parts.filter { $0.kind == .argument || $0.kind == .trailing }
  }

  /// The value of an argument.
  package var value: CodeSyntax? { firstPart }

  /// The parameters of a closure.
  package var parameters: [CodeSyntax] { parts.filter { $0.kind == .parameter } }

  /// What a closure, a block, a case or a clause does.
  package var statements: [CodeSyntax] {
    parts.last.map { $0.kind == .statements ? $0.parts : [] } ?? []
  }

  /// `["store", "state", "rows"]` for `store.state.rows`; empty for anything else. The path
  /// of `.rows` begins with an empty name.
  package var path: [String] {
    var names: [String] = []
    var node = self
    while node.kind == .member {
      names.append(node.nameText)
      guard let base = node.parts.first else { return [""] + names.reversed() }
      node = base
    }
    return node.kind == .name ? [node.nameText] + names.reversed() : []
  }
}
