import ReducerGenCore

/// Reads the features of all modules.
struct FeatureReader {
  let modules: SourceModules

  func map() -> FeatureMap {
    var features: [Feature] = []
    var foreign: [String: Feature] = [:]
    for module in modules.all {
      for type in module.index.types where isFeature(type, in: module) {
        let (feature, unknown) = feature(type, in: module)
        features.append(feature)
        for name in unknown { foreign[name] = Feature(module: "", name: name) }
      }
    }
    features += foreign.values.sorted { $0.name < $1.name }
    return FeatureMap(features: features, clients: modules.all.flatMap(clients))
  }

  private func isFeature(_ type: TypeEntry, in module: SourceModule) -> Bool {
    switch type.declaration.kind {
    case .struct, .enum, .class, .actor: module.index.has(.reducer, type)
    default: false
    }
  }

  /// The feature, and the names of its children that the package does not declare.
  private func feature(_ type: TypeEntry, in module: SourceModule) -> (Feature, [String]) {
    let reader = ChildReader(modules: modules, module: module, feature: type)
    let action = module.index.member("Action", of: type).flatMap(module.index.resolveAlias)
    let cases = action?.declaration.members.filter { $0.kind == .case } ?? []
    var children = action.map { action in cases.compactMap { reader.child($0, of: action) } } ?? []
    if module.index.has(.caseReducer, type) {
      children = type.declaration.members.filter { $0.kind == .case }
        .compactMap(reader.caseReducer)
    }
    var feature = Feature(
      module: module.name, name: type.extensionPath, place: module.place(of: type))
    if let action {
      feature.actions = cases.map {
        Feature.Action(
          name: action.file.text($0.name).withoutBackticks,
          line: module.line($0.position, in: action.file))
      }
    }
    feature.children = children.map(\.child)
    feature.dependencies = uses(["Dependency"], in: type, module)
    let state = module.index.member("State", of: type).flatMap(module.index.resolveAlias)
    feature.shared = [state, type].compactMap { $0 }
      .flatMap { uses(["Shared", "SharedReader"], in: $0, module) }
    return (feature, children.filter { $0.found == nil }.map(\.child.feature))
  }

  /// What the first arguments of a property wrapper name.
  private func uses(
    _ wrappers: Set<String>, in type: TypeEntry, _ module: SourceModule
  ) -> [Feature.Use] {
    var uses: [Feature.Use] = []
    for member in type.declaredMembers where member.declaration.kind == .var {
      for attribute in member.declaration.attributes
      where wrappers.contains(attribute.type.path.last ?? "") {
        guard let name = WrapperArgument.name(in: member.file.text(attribute.arguments)),
          !uses.contains(where: { $0.name == name })
        else { continue }
        let line = module.line(member.declaration.position, in: member.file)
        uses.append(Feature.Use(name: name, line: line))
      }
    }
    return uses
  }

  private func clients(of module: SourceModule) -> [Client] {
    module.index.clientSummaries(in: module.name).map { summary in
      Client(
        module: module.name, name: summary.type.extensionPath, key: summary.key,
        endpoints: summary.endpoints, place: module.place(of: summary.type))
    }
  }
}
