import ReducerGenIndex
import ReducerGenSyntax

/// State and Action have a child, and no operator runs its reducer.
enum ChildWithoutReducer: WiringRule {
  static let id = "child-without-reducer"
  static let problem =
    "The State and the Action of a feature have a child, but its body does not run the reducer of the child."
  static let remedy =
    "Add the operator that runs it: 'ifLet', 'forEach' or 'Scope', or for an alert 'ifLet' without a closure."

  static func diagnostics(in target: WiredTarget) -> [Diagnostic] {
    target.features.flatMap { feature -> [Diagnostic] in
      let children = feature.action.map { ChildCase.all(in: $0, of: feature) } ?? []
      if children.isEmpty || !feature.hasReadableBody { return [] }
      let family = target.family(of: feature)
      return children.filter { child in
        !family.contains { $0.integrates(child) } && !isIntegrated(child, near: feature, target)
      }
      .map { .childWithoutReducer($0.name, $0.relation, of: feature.name, at: $0.place) }
    }
  }

  /// Whether code outside of the feature may run the child: an extension of `Reducer`, for example.
  private static func isIntegrated(
    _ child: ChildCase, near feature: WiredFeature, _ target: WiredTarget
  ) -> Bool {
    target.calls(mentioning: child.name, near: feature).contains { $0.mayRun(child.name) }
  }
}

/// A case of an action that has a child, where the state has it, too.
private struct ChildCase {
  let name: String
  let relation: ChildFact.Relation
  let place: SourcePlace
  let isComputed: Bool

  static func all(in action: TypeEntry, of feature: WiredFeature) -> [ChildCase] {
    action.declaration.members.compactMap { element in
      element.kind == .case ? ChildCase(element, in: action, of: feature) : nil
    }
  }

  init?(_ element: DeclarationSyntax, in action: TypeEntry, of feature: WiredFeature) {
    name = action.file.text(element.name).withoutBackticks
    place = action.file.place(element.name)
    let name = name
    guard let found = ChildAction(of: element), let property = feature.stateProperty(name) else {
      return nil
    }
    isComputed = property.file.isComputed(property.declaration)
    let fact = feature.facts.children.first { $0.name == name }
    if fact?.feature?.hasEmptyBody == true { return nil }
    switch found.wrapper {
    case .presentation:
      guard property.isPresented else { return nil }
      relation = .presented
    case .identified: relation = .listed
    case .stack: relation = .stacked
    case .none:
      guard let fact, property.isState(of: fact) else { return nil }
      relation = fact.relation
    }
  }
}

extension DeclaredMember {
  fileprivate var isPresented: Bool {
    let wrappers: Set = ["Presents", "PresentationState"]
    return declaration.type?.bare.isOptional == true
      || declaration.attributes.contains { wrappers.contains($0.type.path.last ?? "") }
  }

  /// Whether it is written as the state of a child: `Row.State`, or `= Row.State()`.
  fileprivate func isState(of child: ChildFact) -> Bool {
    let path = child.path + ["State"]
    if let type = declaration.type?.bare {
      let inner = type.hasOptionalMark ? type.parts.first : type.genericArguments.first
      return type.path == path || type.isOptional && inner?.path == path
    }
    if declaration.initializer.isEmpty { return false }
    let value = Parser.expression(in: declaration.initializer, of: file.file)
    return value.kind == .call && value.first?.path == path
  }
}

extension FoundType {
  /// Whether its reducer does nothing, or is not written in it.
  fileprivate var hasEmptyBody: Bool {
    if !type.declaresReducer, !module.index.has(.caseReducer, type) { return true }
    let body = type.declaredMembers.first { $0.name == "body" && !$0.declaration.body.isEmpty }
    let code = body.map { $0.file.bodies(of: $0.declaration) } ?? []
    guard code.count == 1, code[0].parts.count == 1 else { return false }
    return NamedCall(code[0].parts[0])?.name == "EmptyReducer"
  }
}

// MARK: What runs a child

extension WiredFeature {
  fileprivate func integrates(_ child: ChildCase) -> Bool {
    calls.contains { $0.mayRun(child.name) } || handles(child)
  }

  /// Whether it does itself what an operator would do.
  private func handles(_ child: ChildCase) -> Bool {
    logic.handled.contains { action in
      guard !action.isDropped, action.names.first == child.name else { return false }
      return action.names.count == 1 || child.isComputed || action.names[1] == "dismiss"
    }
  }
}

extension NamedCall {
  /// Whether the action of an operator may be a case: `\.child`, `\.view.child`, `/Action.child`. Of
  /// an operator whose action is a variable, that is any case.
  fileprivate func mayRun(_ name: String) -> Bool {
    guard self.name != "scope", let action = argument("action")?.value else { return false }
    let isVariable = action.kind == .name && ChildOperator.Kind(rawValue: self.name) != nil
    return isVariable || action.nodes.contains { !$0.name.isEmpty && $0.nameText == name }
  }
}
