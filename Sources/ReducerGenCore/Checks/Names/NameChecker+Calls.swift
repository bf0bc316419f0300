import ReducerGenIndex
import ReducerGenSyntax

/// Calls, and the actions that are sent.
extension NameChecker {
  mutating func checkCall(_ node: CodeSyntax, in scope: inout NameScope) {
    guard let call = NamedCall(node) else {
      for part in node.parts { check(part, in: &scope) }
      return
    }
    if call.receiver == nil, let action = scope.senders[call.name] {
      return checkSent(node, action, in: &scope)
    }
    if let action = store(of: call, in: scope) { return checkStoreCall(call, action, in: &scope) }
    if let feature = scope.built {
      if call.isOfType, call.name == "Reduce", node.first?.text == "Reduce" {
        return checkReduce(node, feature.action, in: &scope)
      }
      checkPaths(of: call, feature)
    }
    checkIdentity(of: call, in: scope)
    if let base = node.first?.first { check(base, in: &scope) }
    checkArguments(of: node, in: &scope) { inner, _ in
      if !Self.ownBuilders.contains(call.name) { inner.built = nil }
    }
  }

  /// - Parameter enter: Changes the scope of each closure.
  mutating func checkArguments(
    of node: CodeSyntax, in scope: inout NameScope,
    enter: (_ inner: inout NameScope, _ closure: CodeSyntax) -> Void
  ) {
    for argument in node.arguments {
      if let closure = argument.value, closure.kind == .closure {
        var inner = scope.inClosure(closure)
        enter(&inner, closure)
        checkClosure(closure, in: inner)
      } else {
        check(argument, in: &scope)
      }
    }
  }

  /// Operators whose closures build reducers of the same feature.
  private static let ownBuilders: Set = ["CombineReducers", "onChange"]

  /// `Reduce { state, action in … }`
  private mutating func checkReduce(
    _ node: CodeSyntax, _ action: KnownType, in scope: inout NameScope
  ) {
    checkArguments(of: node, in: &scope) { inner, closure in
      let names = closure.parameters.map(\.nameText)
      inner.values[names.count == 2 ? names[1] : "$1"] = action
      inner.effect = action
      inner.built = nil
    }
  }

  // MARK: Actions

  /// The first argument is an action.
  mutating func checkSent(
    _ node: CodeSyntax, _ action: KnownType, in scope: inout NameScope
  ) {
    for (index, argument) in node.arguments.enumerated() {
      guard let value = argument.value else { continue }
      if index == 0, argument.name.isEmpty { checkValue(value, action) }
      check(value, in: &scope)
    }
  }

  /// An expression that is a value of a type: `.loaded(.success(names))`.
  mutating func checkValue(_ value: CodeSyntax, _ type: KnownType?) {
    for choice in value.choices { checkValue(choice, type) }
    let callee = value.kind == .call ? value.first : value
    guard let callee, callee.kind == .member, callee.first == nil,
      let known = type.flatMap(types.known)
    else { return }
    let cases = known.cases[callee.nameText] ?? []
    if cases.isEmpty, !known.others.contains(callee.nameText) {
      return report(.unknownCase(callee.nameText, of: known, at: callee.namePlace))
    }
    guard value.kind == .call, cases.count == 1, !known.others.contains(callee.nameText),
      value.arguments.count == cases[0].values.count
    else { return }
    for (argument, expected) in zip(value.arguments, cases[0].values) {
      if let value = argument.value { checkValue(value, expected.type) }
    }
  }
}

extension CodeSyntax {
  /// The values of `condition ? value : value`, also if the last one has a condition, too. Empty for
  /// anything else.
  var choices: [CodeSyntax] {
    let questions = parts.filter { $0.kind == .operator && !$0.parts.isEmpty }
    guard kind == .sequence, parts.count > 2, let last = questions.last,
      parts[parts.count - 2].range == last.range
    else { return [] }
    return questions.map { $0.parts[0] } + [parts[parts.count - 1]]
  }
}
