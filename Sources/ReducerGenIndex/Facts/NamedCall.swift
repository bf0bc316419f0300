import ReducerGenSyntax

/// `store.send(.tapped) { … }`.
package struct NamedCall {
  package let node: CodeSyntax
  package let name: String
  /// Where the name is.
  package let nameRange: SourceRange
  /// The name before the period: `store`; empty for `.send(.tapped)` and after other expressions.
  /// Nil without a period.
  package var receiver: String? {
    guard let callee = node.first, callee.kind == .member else { return nil }
    return callee.first.map { $0.path.last ?? "" } ?? ""
  }

  /// Nil if the node is not a call of a name.
  package init?(_ node: CodeSyntax) {
    guard node.kind == .call, let callee = node.first,
      callee.kind == .name || callee.kind == .member
    else { return nil }
    self.node = node
    name = callee.nameText
    nameRange = callee.name
  }

  /// Whether it names a type, with or without its module.
  package var isOfType: Bool { receiver.map { $0.first?.isUppercase ?? false } ?? true }

  /// The closures after the parentheses.
  package var closures: [CodeSyntax] {
    node.arguments.filter { $0.kind == .trailing }.compactMap(\.value)
  }

  package func argument(_ label: String) -> CodeSyntax? {
    node.arguments.first { $0.kind == .argument && $0.nameText == label }
  }
}
