import ReducerGenIndex
import ReducerGenSyntax

/// Key paths, and identities of effects.
extension NameChecker {
  /// `.ifLet(\.$child, action: \.child)` and the other operators of children.
  mutating func checkPaths(of call: NamedCall, _ feature: BuiltFeature) {
    guard Self.operators.contains(call.name) else { return }
    for argument in call.node.arguments {
      guard let path = argument.value, path.kind == .keyPath else { continue }
      if !argument.name.isEmpty, argument.nameText == "action" {
        checkPath(path, feature.action)
      } else if let state = feature.state {
        checkProperty(path, of: state)
        if call.name == "Scope" { checkIsNotOptional(path, of: state) }
      }
    }
  }

  private static let operators: Set = ["Scope", "ifLet", "ifCaseLet", "forEach", "onChange"]

  /// The first property of a path from the state of a feature.
  private mutating func checkProperty(_ path: CodeSyntax, of state: TypeEntry) {
    guard let first = path.first, first.kind == .component, !first.name.isEmpty,
      let members = types.members(of: state)
    else { return }
    let name = first.nameText
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if members.contains(plain) || types.otherMembers.contains(plain) { return }
    report(.unknownProperty(name, among: members, of: state.fullPath, at: first.namePlace))
  }

  /// `Scope` runs children that are always there.
  private mutating func checkIsNotOptional(_ path: CodeSyntax, of state: TypeEntry) {
    guard path.parts.count == 1, let name = path.first?.nameText else { return }
    let properties = state.declaredMembers.filter { member in
      member.declaration.kind == .var && member.name.withoutBackticks == name
    }
    guard properties.count == 1, properties[0].declaration.type?.isOptional == true else { return }
    let isPresented = properties[0].declaration.attributes.contains { $0.type.path == ["Presents"] }
    report(.scopeOfOptional(name, isPresented, of: state.fullPath, at: path.place))
  }

  /// The cases of a path from the actions of a feature: `\.sheet.presented.done`.
  mutating func checkPath(_ path: CodeSyntax, _ action: KnownType) {
    var type: KnownType? = action
    for component in path.parts where component.kind == .component {
      // `\Action.Cases.sheet` has a type before its components.
      guard let current = type.flatMap(types.known),
        component.name.isEmpty || component.nameText.first?.isUppercase == false
      else { return }
      type =
        component.name.isEmpty ? current.elementAction : step(component, from: current)
    }
  }

  /// The value of a case. The actions of what is presented need not be preceded by `presented`.
  private mutating func step(_ component: CodeSyntax, from known: KnownEnum) -> KnownType? {
    let name = component.nameText
    if let found = known.cases[name] {
      return found.count == 1 && found[0].values.count == 1 ? found[0].values[0].type : nil
    }
    guard known.isOfTarget else {
      return known.presented.flatMap(types.known).flatMap { step(component, from: $0) }
    }
    if !known.others.contains(name) {
      report(.unknownCase(name, of: known, at: component.namePlace))
    }
    return nil
  }

  private static let identified: Set = ["cancellable", "cancel", "debounce", "throttle"]

  /// `.cancellable(id: CancelID.search)`
  mutating func checkIdentity(of call: NamedCall, in scope: NameScope) {
    guard Self.identified.contains(call.name), let value = call.argument("id")?.value,
      value.kind == .member,
      let base = value.first?.path, let first = base.first, !scope.localNames.contains(first),
      first.first?.isUppercase == true
    else { return }
    let entry = types.index.entry(at: base, in: scope.type).flatMap(types.index.resolveAlias)
    guard let entry, let known = types.known(.declared(entry)) else { return }
    let name = value.nameText
    if known.cases[name] == nil, !known.others.contains(name) {
      report(.unknownCase(name, of: known, at: value.namePlace))
    }
  }
}

extension KnownEnum {
  /// The actions of an element, which a subscript leads to.
  fileprivate var elementAction: KnownType? {
    isOfTarget ? nil : cases["element"]?.first?.values.last?.type
  }

  /// The actions of what is presented.
  fileprivate var presented: KnownType? {
    isOfTarget ? nil : cases["presented"]?.first?.values.first?.type
  }
}
