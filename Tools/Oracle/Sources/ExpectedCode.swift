import SwiftSyntax

/// SwiftParser's statements and expressions as the nodes that `reducergen dump --code` prints.
///
/// Left out is what that has no nodes for: types, parameters, attributes, the text of literals, and
/// what is inside of declarations.
struct ExpectedCode {
  struct Node: Hashable {
    var kind: String
    var start: Int
    var end: Int
  }

  private var nodes: Set<Node> = []

  static func nodes(of tree: SourceFileSyntax) -> Set<Node> {
    var code = ExpectedCode()
    code.walk(tree)
    return code.nodes
  }

  private mutating func walk(_ node: some SyntaxProtocol) {
    if addSpecial(Syntax(node)) { return }
    if ExpectedKinds.leftOut.contains(node.kind) { return }
    if let kind = ExpectedKinds.kinds[node.kind] { add(kind, node) }
    if ExpectedKinds.leaves.contains(node.kind) { return }
    for child in node.children(viewMode: .sourceAccurate) { walk(child) }
  }

  /// Nodes that are put together in another way, with what is inside of them.
  private mutating func addSpecial(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .genericSpecializationExpr(let node): specialization(node)
    case .memberAccessExpr(let node): member(node, in: Syntax(node))
    case .keyPathExpr(let node): keyPath(node)
    case .labeledExpr(let node): argument(node.label, node.expression)
    case .tuplePatternElement(let node): argument(node.label, node.pattern)
    case .switchCase(let node): switchCase(node)
    case .postfixIfConfigExpr(let node): conditionalMembers(node)
    case .ifConfigClause(let node): node.elements.map { walk($0) }
    default: return false
    }
    return true
  }

  private mutating func add(_ kind: String, _ node: some SyntaxProtocol) {
    add(kind, from: node, to: node)
  }

  private mutating func add(
    _ kind: String, from first: some SyntaxProtocol, to last: some SyntaxProtocol
  ) {
    nodes.insert(
      Node(
        kind: kind, start: first.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: last.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// `Set<Int>` is one node.
  private mutating func specialization(_ node: GenericSpecializationExprSyntax) {
    if let member = node.expression.as(MemberAccessExprSyntax.self) {
      self.member(member, in: Syntax(node))
    } else {
      add("name", node)
    }
  }

  /// The name after the period is no node.
  private mutating func member(_ node: MemberAccessExprSyntax, in whole: Syntax) {
    add("member", whole)
    if let base = node.base { walk(base) }
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) {
    add("keyPath", node)
    for component in node.components {
      if case .subscript(let component) = component.component { walk(component.arguments) }
    }
  }

  private mutating func argument(_ label: TokenSyntax?, _ value: some SyntaxProtocol) {
    if let label { add("argument", from: label, to: value) } else { add("argument", value) }
    walk(value)
  }

  private mutating func conditionalMembers(_ node: PostfixIfConfigExprSyntax) {
    add("conditionalMembers", node)
    if let base = node.base { walk(base) }
    for clause in node.config.clauses { walk(clause) }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) {
    add("case", node)
    walk(node.label)
    walk(node.statements)
  }
}
