import ReducerGenIndex
import ReducerGenSyntax

/// Reducers, effects, and the actions that they send.
extension NameChecker {
  /// An expression that is an effect, where one is returned.
  mutating func checkEffect(_ node: CodeSyntax, in scope: inout NameScope) {
    guard let action = scope.effect else { return check(node, in: &scope) }
    switch node.kind {
    case .call: checkEffectCall(node, action, in: &scope)
    // `condition ? .send(.a) : .none`
    case .sequence:
      let choices = node.choices
      for choice in choices { checkEffect(choice, in: &scope) }
      if choices.isEmpty { check(node, in: &scope) }
    default: check(node, in: &scope)
    }
  }

  private mutating func checkEffectCall(
    _ node: CodeSyntax, _ action: KnownType, in scope: inout NameScope
  ) {
    guard let call = NamedCall(node), let callee = node.first else {
      return check(node, in: &scope)
    }
    // `.run { … }.cancellable(id: 1)`
    if let base = callee.first, base.kind == .call, Self.operators.contains(call.name) {
      checkIdentity(of: call, in: scope)
      checkEffect(base, in: &scope)
      for argument in node.arguments { checkArgument(argument, of: call.name, in: &scope) }
      return
    }
    guard callee.kind == .member,
      call.receiver == "" && callee.first == nil
        || call.receiver == "Effect" && callee.first?.kind == .name
    else { return check(node, in: &scope) }
    checkIdentity(of: call, in: scope)
    switch call.name {
    case "send": checkSent(node, action, in: &scope)
    case "run": checkRun(node, action, in: &scope)
    case "merge", "concatenate":
      for argument in node.arguments {
        if let value = argument.value { checkEffect(value, in: &scope) }
      }
    default: for argument in node.arguments { check(argument, in: &scope) }
    }
  }

  private static let operators: Set = [
    "cancellable", "debounce", "throttle", "animation", "transaction", "concatenate", "merge",
  ]

  private mutating func checkArgument(
    _ argument: CodeSyntax, of name: String, in scope: inout NameScope
  ) {
    guard let value = argument.value else { return }
    if name == "merge" || name == "concatenate" {
      checkEffect(value, in: &scope)
    } else {
      check(value, in: &scope)
    }
  }

  /// `.run { send in … } catch: { error, send in … }`
  private mutating func checkRun(
    _ node: CodeSyntax, _ action: KnownType, in scope: inout NameScope
  ) {
    checkArguments(of: node, in: &scope) { inner, closure in
      inner.senders[closure.parameters.last?.nameText ?? "$0"] = action
    }
  }
}
