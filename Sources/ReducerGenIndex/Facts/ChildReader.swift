import ReducerGenSyntax

/// Finds the children of a feature by the types of its actions.
struct ChildReader {
  let modules: SourceModules
  let module: SourceModule
  let feature: TypeEntry

  /// The child that gets the actions of a case.
  func child(_ element: DeclarationSyntax, of action: TypeEntry) -> ChildFact? {
    guard let found = ChildAction(of: element) else { return nil }
    let relation: ChildFact.Relation =
      switch found.wrapper {
      case .none: relation(of: element, action)
      case .presentation: .presented
      case .identified: .listed
      case .stack: .stacked
      }
    return found.isReducer
      ? reducer(found.type.path, relation, element, action)
      : child(of: found.type, relation, element, action)
  }

  /// The reducer of a case of an enum of reducers.
  func caseReducer(_ element: DeclarationSyntax) -> ChildFact? {
    guard let type = element.parameters.first?.type.bare, element.parameters.count == 1 else {
      return nil
    }
    return type.isOfKnownLibrary ? nil : reducer(type.path, .case, element, feature)
  }

  /// - Parameter type: `Login.Action`, or another name of it.
  private func child(
    of type: TypeSyntax, _ relation: ChildFact.Relation, _ element: DeclarationSyntax,
    _ scope: TypeEntry
  ) -> ChildFact? {
    let path = type.path
    if path.last == "Action", path.count > 1 {
      return reducer(Array(path.dropLast()), relation, element, scope)
    }
    guard modules.mayDeclare(path, in: module),
      let found = modules.type(at: path, from: scope, in: module), found.type.name == "Action",
      let parent = found.type.parent
    else { return nil }
    let owner = FoundType(module: found.module, type: parent)
    return owner.isReducer && parent !== feature
      ? fact(owner, owner.name.split(separator: ".").map(String.init), relation, element, scope)
      : nil
  }

  private func reducer(
    _ path: [String], _ relation: ChildFact.Relation, _ element: DeclarationSyntax,
    _ scope: TypeEntry
  ) -> ChildFact? {
    let found = modules.type(at: path, from: scope, in: module)
    if found.map({ !$0.isReducer }) ?? isDeclaredHere(path, scope) { return nil }
    return fact(found, path, relation, element, scope)
  }

  /// Whether a path begins with a name of this module, so that it is not a feature of another package.
  private func isDeclaredHere(_ path: [String], _ scope: TypeEntry) -> Bool {
    guard let first = path.first, first != "Self" else { return true }
    return scope.ownerOfGenericParameter(first) != nil
      || module.index.entry(at: [first], in: scope) != nil
  }

  private func fact(
    _ found: FoundType?, _ path: [String], _ relation: ChildFact.Relation,
    _ element: DeclarationSyntax, _ scope: TypeEntry
  ) -> ChildFact {
    ChildFact(
      name: scope.file.text(element.name).withoutBackticks, relation: relation, path: path,
      feature: found, place: scope.file.place(element.name))
  }

  /// How the state contains the child, where the type of the action does not say it.
  private func relation(
    of element: DeclarationSyntax, _ action: TypeEntry
  ) -> ChildFact.Relation {
    let name = action.file.text(element.name)
    guard let state = module.index.member("State", of: feature).flatMap(module.index.resolveAlias)
    else { return .scoped }
    if state.declaration.kind == .enum { return .case }
    let property = state.storedProperties.first { state.file.text($0.name) == name }
    return property?.type?.isOptional == true ? .optional : .scoped
  }
}
