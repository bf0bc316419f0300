import ReducerGenIndex
import ReducerGenSyntax

/// Patterns.
extension NameChecker {
  /// Checks a pattern for values of a type, and adds the names that it declares to the scope.
  ///
  /// - Parameter type: Nil if it is not known. Then the names are hidden.
  mutating func match(_ pattern: CodeSyntax, _ type: KnownType?, in scope: inout NameScope) {
    switch pattern.kind {
    case .bindingPattern: bind(pattern.parts[0], type, in: &scope)
    case .tuple where pattern.parts.count == 1 && pattern.parts[0].name.isEmpty:
      if let value = pattern.parts[0].value { match(value, type, in: &scope) }
    case .postfix where pattern.nameText == "?":
      match(pattern.parts[0], type?.unwrapped, in: &scope)
    case .member where pattern.first == nil: _ = found(pattern, type)
    case .call: matchCase(pattern, type, isBinding: false, in: &scope)
    default: hideBoundNames(in: pattern, &scope)
    }
  }

  /// `let` before a pattern makes values of the names in it.
  private mutating func bind(
    _ pattern: CodeSyntax, _ type: KnownType?, in scope: inout NameScope
  ) {
    switch pattern.kind {
    case .name:
      scope.hide(pattern.nameText)
      scope.values[pattern.nameText] = type
    case .tuple where pattern.parts.count == 1 && pattern.parts[0].name.isEmpty:
      if let value = pattern.parts[0].value { bind(value, type, in: &scope) }
    case .postfix where pattern.nameText == "?": bind(pattern.parts[0], type?.unwrapped, in: &scope)
    case .member where pattern.first == nil: _ = found(pattern, type)
    case .call: matchCase(pattern, type, isBinding: true, in: &scope)
    default:
      for node in pattern.nodes where node.kind == .name { scope.hide(node.nameText) }
    }
  }

  private func hideBoundNames(in pattern: CodeSyntax, _ scope: inout NameScope) {
    for node in pattern.nodes where node.kind == .bindingPattern {
      for name in node.nodes where name.kind == .name { scope.hide(name.nameText) }
    }
  }

  /// `.loaded(.success(let names))`
  private mutating func matchCase(
    _ pattern: CodeSyntax, _ type: KnownType?, isBinding: Bool, in scope: inout NameScope
  ) {
    let callee = pattern.parts[0]
    let isImplicit = callee.kind == .member && callee.first == nil
    let found = isImplicit ? found(callee, type) : nil
    let values = found.map { checkValues(of: pattern, $0) } ?? []
    for (index, argument) in pattern.arguments.enumerated() {
      guard let value = argument.value else { continue }
      let type = index < values.count ? values[index].type : nil
      if isBinding { bind(value, type, in: &scope) } else { match(value, type, in: &scope) }
    }
  }

  /// The case that a member names. Nil if there is none, several, or it is not known.
  private mutating func found(_ member: CodeSyntax, _ type: KnownType?) -> KnownCase? {
    guard let known = type.flatMap(types.known) else { return nil }
    let cases = known.cases[member.nameText] ?? []
    if cases.count == 1 { return cases[0] }
    if cases.isEmpty, !known.others.contains(member.nameText) {
      report(.unknownCase(member.nameText, of: known, at: member.namePlace))
    }
    return nil
  }

  /// The values that the arguments of a pattern stand for. Empty if one argument stands for all.
  private mutating func checkValues(
    of pattern: CodeSyntax, _ found: KnownCase
  ) -> [KnownCase.Value] {
    let arguments = pattern.arguments
    if arguments.count == 1, found.values.count > 1 { return [] }
    // One value may be a tuple, whose parts a pattern may name.
    if arguments.count != found.values.count {
      if found.values.count != 1, !arguments.isEmpty {
        report(.patternValues(arguments.count, of: found, at: pattern.place))
      }
      return []
    }
    for (argument, value) in zip(arguments, found.values) {
      let label = argument.name.isEmpty ? "" : argument.nameText
      if !label.isEmpty, label != value.label {
        report(.patternLabel(label, value.label, of: found, at: argument.namePlace))
      }
    }
    return found.values
  }
}
