import ReducerGenIndex
import ReducerGenSyntax

/// Finds names in the bodies of reducers that are certainly not there: cases in patterns, and cases
/// of actions that are sent. The compiler names such a typo badly, or not at all.
///
/// It follows the values whose types the target declares. Where a type is not certain, because a
/// macro, another module or a local declaration may have a say in it, it finds nothing.
struct NameChecker {
  let types: KnownTypes
  private(set) var diagnostics: [Diagnostic] = []

  init(_ types: KnownTypes) { self.types = types }

  mutating func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(where: { $0.isSame(as: diagnostic) }) {
      diagnostics.append(diagnostic)
    }
  }

  // MARK: Statements

  mutating func check(_ node: CodeSyntax, in scope: inout NameScope) {
    if node.kind == .declaration { return checkDeclaration(node, in: &scope) }
    if node.size == 1 || !scope.mayCall && !node.hasInnerStatements { return }
    switch node.kind {
    case .statements: checkInner(node.parts, in: scope)
    case .variables: for binding in node.parts { checkBinding(binding, in: &scope) }
    case .if, .guard, .while: checkConditional(node, in: &scope)
    case .switch: checkSwitch(node, in: scope)
    case .for: checkLoop(node, in: scope)
    case .catch: checkCatch(node, in: scope)
    case .closure: checkClosure(node, in: scope.inClosure(node))
    case .call: checkCall(node, in: &scope)
    case .return: checkResult(node, in: &scope)
    default: for part in node.parts { check(part, in: &scope) }
    }
  }

  /// Names that are declared among the nodes are not seen outside of them.
  private mutating func checkInner(_ nodes: [CodeSyntax], in scope: NameScope) {
    var inner = scope
    // A name that is declared later hides an outer one in the whole block, or is an error.
    for node in nodes { check(node, in: &inner) }
  }

  mutating func checkClosure(_ closure: CodeSyntax, in scope: NameScope) {
    closure.parts.last.map { checkBody($0, in: scope) }
  }

  /// The statements of a function or a closure. A single one is its result.
  mutating func checkBody(_ body: CodeSyntax, in scope: NameScope) {
    guard body.kind == .statements, body.parts.count == 1 else {
      return checkInner([body], in: scope)
    }
    var scope = scope
    checkEffect(body.parts[0], in: &scope)
  }

  private mutating func checkResult(_ node: CodeSyntax, in scope: inout NameScope) {
    guard let value = node.first else { return }
    checkEffect(value, in: &scope)
  }

  private mutating func checkBinding(_ binding: CodeSyntax, in scope: inout NameScope) {
    let value = binding.parts.dropFirst().first
    if let value { check(value, in: &scope) }
    hideNames(in: binding.parts[0], &scope)
    if binding.parts[0].kind == .name, let action = value.flatMap({ madeStore($0, in: scope) }) {
      scope.stores[binding.parts[0].nameText] = action
    }
  }

  /// Of a pattern that only names values.
  private func hideNames(in pattern: CodeSyntax, _ scope: inout NameScope) {
    for node in pattern.nodes where node.kind == .name { scope.hide(node.nameText) }
  }

  private mutating func checkConditional(_ node: CodeSyntax, in scope: inout NameScope) {
    var inner = scope
    for part in node.parts {
      switch part.kind {
      case .caseCondition: checkCaseCondition(part, in: &inner)
      case .binding: checkOptionalBinding(part, in: &inner)
      // What follows `else` does not see the names of the conditions.
      case .block where node.kind == .guard, .if: checkInner([part], in: scope)
      default: check(part, in: &inner)
      }
    }
    if node.kind == .guard { scope = inner }
  }

  private mutating func checkCaseCondition(_ node: CodeSyntax, in scope: inout NameScope) {
    guard let pattern = node.first, let value = node.parts.dropFirst().first else { return }
    check(value, in: &scope)
    let type = scope.type(of: value)
    match(pattern, type, in: &scope)
  }

  /// `if let child`, `if let child = action`
  private mutating func checkOptionalBinding(_ node: CodeSyntax, in scope: inout NameScope) {
    let value = node.parts.dropFirst().first
    if let value { check(value, in: &scope) }
    let type = scope.type(of: value ?? node.parts[0])?.unwrapped
    hideNames(in: node.parts[0], &scope)
    if node.parts[0].kind == .name { scope.values[node.parts[0].nameText] = type }
  }

  private mutating func checkSwitch(_ node: CodeSyntax, in scope: NameScope) {
    guard let subject = node.first else { return }
    var scope = scope
    check(subject, in: &scope)
    for part in node.parts.dropFirst() { checkCase(part, of: subject, in: scope) }
  }

  private mutating func checkCase(
    _ node: CodeSyntax, of subject: CodeSyntax, in scope: NameScope
  ) {
    guard node.kind == .case else {
      for part in node.parts { checkCase(part, of: subject, in: scope) }
      return
    }
    var scope = scope
    for item in node.parts where item.kind == .caseItem {
      if let pattern = item.first { matchSubject(pattern, subject, in: &scope) }
      for condition in item.parts.dropFirst() { check(condition, in: &scope) }
    }
    node.parts.last.map { checkBody($0, in: scope) }
  }

  /// `switch (state.mode, action)` has a pattern for each part.
  private mutating func matchSubject(
    _ pattern: CodeSyntax, _ subject: CodeSyntax, in scope: inout NameScope
  ) {
    let isPair = subject.kind == .tuple && pattern.kind == .tuple && subject.parts.count > 1
    guard isPair, subject.parts.count == pattern.parts.count else {
      let type = scope.type(of: subject)
      return match(pattern, type, in: &scope)
    }
    let types = subject.parts.map { $0.value.flatMap(scope.type) }
    for (part, type) in zip(pattern.parts, types) {
      if let value = part.value { match(value, type, in: &scope) }
    }
  }

  private mutating func checkLoop(_ node: CodeSyntax, in scope: NameScope) {
    var scope = scope
    for part in node.parts.dropFirst() where part.kind != .block { check(part, in: &scope) }
    hideNames(in: node.parts[0], &scope)
    checkInner(node.parts.filter { $0.kind == .block }, in: scope)
  }

  private mutating func checkCatch(_ node: CodeSyntax, in scope: NameScope) {
    var scope = scope
    scope.hide("error")
    for item in node.parts where item.kind == .caseItem { hideNames(in: item, &scope) }
    checkInner(node.parts.filter { $0.kind == .block }, in: scope)
  }

  /// A local function or type hides what has its name.
  private mutating func checkDeclaration(_ node: CodeSyntax, in scope: inout NameScope) {
    for declaration in node.file.declarations(in: node) {
      scope.declare(node.file.text(declaration.name).withoutBackticks)
    }
  }
}
