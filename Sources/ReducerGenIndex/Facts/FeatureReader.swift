import ReducerGenSyntax

extension SourceModules {
  /// Of all modules, in the order of their sources. Of a reducer that several clauses of `#if`
  /// declare, there are several.
  package var features: [FeatureFacts] {
    all.flatMap { module in
      module.index.types.filter { isFeature($0, in: module) }.map { type in
        FeatureReader(modules: self, feature: FoundType(module: module, type: type)).facts
      }
    }
  }

  private func isFeature(_ type: TypeEntry, in module: SourceModule) -> Bool {
    switch type.declaration.kind {
    case .struct, .enum, .class, .actor: !type.isGenerated && module.index.has(.reducer, type)
    default: false
    }
  }
}

/// Reads the declarations of one feature.
struct FeatureReader {
  let modules: SourceModules
  let feature: FoundType

  private var index: TargetIndex { feature.module.index }
  private var type: TypeEntry { feature.type }

  var facts: FeatureFacts {
    var facts = FeatureFacts(feature: feature)
    let action = member("Action")
    facts.action = action.map { FoundType(module: feature.module, type: $0) }
    let reader = ChildReader(modules: modules, module: feature.module, feature: type)
    if index.has(.caseReducer, type) {
      let cases = type.cases.map { (element: $0, child: reader.caseReducer($0)) }
      facts.children = cases.compactMap(\.child)
      // Such as an alert.
      facts.actions = cases.filter { $0.child == nil }.map { ActionFact($0.element, type.file) }
    } else if let action {
      facts.children = action.cases.compactMap { reader.child($0, of: action) }
      facts.actions = action.cases.map { ActionFact($0, action.file) }
    }
    return facts
  }

  private func member(_ name: String) -> TypeEntry? {
    index.member(name, of: type).flatMap(index.resolveAlias)
  }
}

// MARK: Property wrappers

extension FeatureFacts {
  /// What it reads with `@Dependency`.
  package var dependencies: [UseFact] { uses(of: ["Dependency"], in: feature.type) }

  /// The keys of its shared state, `@Shared` and `@SharedReader`.
  package var shared: [UseFact] {
    let index = feature.module.index
    let state = index.member("State", of: feature.type).flatMap(index.resolveAlias)
    return [state, feature.type].compactMap { $0 }
      .flatMap { uses(of: ["Shared", "SharedReader"], in: $0) }
  }

  /// The first arguments of property wrappers, each one once.
  private func uses(of wrappers: Set<String>, in type: TypeEntry) -> [UseFact] {
    var uses: [UseFact] = []
    for member in type.declaredMembers where member.declaration.kind == .var {
      for attribute in member.declaration.attributes
      where wrappers.contains(attribute.type.path.last ?? "") {
        guard let name = WrapperArgument.name(of: attribute, in: member.file),
          !uses.contains(where: { $0.name == name })
        else { continue }
        uses.append(UseFact(name: name, place: member.place))
      }
    }
    return uses
  }
}

extension ActionFact {
  fileprivate init(_ element: DeclarationSyntax, _ file: ParsedFile) {
    name = file.text(element.name).withoutBackticks
    place = file.place(element.name)
  }
}

extension TypeEntry {
  fileprivate var cases: [DeclarationSyntax] {
    declaration.members.filter { $0.kind == .case }
  }
}
