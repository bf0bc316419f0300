import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax

/// Reads the features of all modules.
struct FeatureReader {
  let modules: SourceModules

  func map() -> FeatureMap {
    var features: [Feature] = []
    // One of several in the clauses of `#if`.
    var ids: Set<String> = []
    var foreign: Set<String> = []
    for module in modules.all {
      for type in module.index.types where isFeature(type, in: module) {
        let (feature, unknown) = feature(FoundType(module: module, type: type))
        if ids.insert(feature.id).inserted { features.append(feature) }
        foreign.formUnion(unknown)
      }
    }
    features += foreign.subtracting(ids).sorted().map { Feature(module: "", name: $0) }
    return FeatureMap(features: features, clients: modules.all.flatMap(clients))
  }

  private func isFeature(_ type: TypeEntry, in module: SourceModule) -> Bool {
    switch type.declaration.kind {
    case .struct, .enum, .class, .actor: module.index.has(.reducer, type)
    default: false
    }
  }

  /// The feature, and the names of its children that the package does not declare.
  private func feature(_ found: FoundType) -> (Feature, [String]) {
    let (module, type) = (found.module, found.type)
    let reader = ChildReader(modules: modules, module: module, feature: type)
    var feature = Feature(module: module.name, name: found.name, place: module.place(of: type))
    var children: [ChildReader.Result] = []
    if module.index.has(.caseReducer, type) {
      let cases = type.cases.map { ($0, reader.caseReducer($0)) }
      children = cases.compactMap(\.1)
      // Such as an alert.
      feature.actions = cases.filter { $0.1 == nil }.map { action($0.0, of: found) }
    } else if let action = self.action(of: found) {
      children = action.type.cases.compactMap { reader.child($0, of: action.type) }
      feature.actions = action.type.cases.map { self.action($0, of: action) }
      (feature.actionType, feature.actionModule) = (action.name, action.module.name)
    }
    feature.children = children.map(\.child)
    feature.dependencies = uses(["Dependency"], in: type, module)
    let state = module.index.member("State", of: type).flatMap(module.index.resolveAlias)
    feature.shared = [state, type].compactMap { $0 }
      .flatMap { uses(["Shared", "SharedReader"], in: $0, module) }
    return (feature, children.filter { $0.found == nil }.map(\.child.feature))
  }

  /// The enum of its actions.
  private func action(of feature: FoundType) -> FoundType? {
    let index = feature.module.index
    return index.member("Action", of: feature.type).flatMap(index.resolveAlias)
      .map { FoundType(module: feature.module, type: $0) }
  }

  private func action(_ element: DeclarationSyntax, of found: FoundType) -> Feature.Action {
    Feature.Action(
      name: found.type.file.text(element.name).withoutBackticks,
      place: found.module.place(of: element.position, in: found.type.file))
  }

  /// The first arguments of property wrappers.
  private func uses(
    _ wrappers: Set<String>, in type: TypeEntry, _ module: SourceModule
  ) -> [Feature.Use] {
    var uses: [Feature.Use] = []
    for member in type.declaredMembers where member.declaration.kind == .var {
      for attribute in member.declaration.attributes
      where wrappers.contains(attribute.type.path.last ?? "") {
        guard let name = WrapperArgument.name(of: attribute, in: member.file),
          !uses.contains(where: { $0.name == name })
        else { continue }
        let place = module.place(of: member.declaration.position, in: member.file)
        uses.append(Feature.Use(name: name, place: place))
      }
    }
    return uses
  }

  private func clients(of module: SourceModule) -> [Client] {
    module.index.clientSummaries(in: module.name).map { summary in
      Client(
        module: module.name, name: summary.name, key: summary.key,
        endpoints: summary.endpoints, place: module.place(of: summary.type))
    }
  }
}

extension TypeEntry {
  fileprivate var cases: [DeclarationSyntax] {
    declaration.members.filter { $0.kind == .case }
  }
}
