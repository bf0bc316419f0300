import ReducerGenCore
import ReducerGenIndex
import ReducerGenSyntax

/// Makes the map from the facts about features, and from what the generator says about clients.
struct MapReader {
  private let modules: SourceModules
  private let parts: [(module: String, parts: [GeneratedPart])]
  private var lines = LineTables()

  /// - Parameter modules: Those of the package, with their sources.
  static func map(of modules: [(name: String, sources: [SourceFile])]) -> FeatureMap {
    var reader = MapReader(modules)
    return FeatureMap(features: reader.features(), clients: reader.clients())
  }

  private init(_ modules: [(name: String, sources: [SourceFile])]) {
    let builtIn = TemplateLibrary.builtIn
    let plans = modules.map { name, sources in
      Pipeline.plan(sources: sources, options: Pipeline.Options(module: name, builtIn: builtIn))
    }
    self.modules = SourceModules(
      zip(modules, plans).map { SourceModule(name: $0.name, files: $1.files, index: $1.index) })
    parts = zip(modules, plans).map { ($0.name, $1.parts) }
  }

  private mutating func features() -> [Feature] {
    var features: [Feature] = []
    // One of several in the clauses of `#if`.
    var ids: Set<String> = []
    var foreign: Set<String> = []
    for facts in modules.features {
      let feature = feature(facts)
      if ids.insert(feature.id).inserted { features.append(feature) }
      foreign.formUnion(facts.children.filter { $0.feature == nil }.map(\.id))
    }
    return features + foreign.subtracting(ids).sorted().map { Feature(module: "", name: $0) }
  }

  private mutating func feature(_ facts: FeatureFacts) -> Feature {
    var feature = Feature(
      module: facts.feature.module.name, name: facts.feature.name, place: place(facts.place))
    feature.actionType = facts.action?.name ?? ""
    feature.actionModule = facts.action?.module.name ?? ""
    feature.actions = facts.actions.map { Feature.Action(name: $0.name, place: place($0.place)) }
    feature.children = facts.children.map { child in
      Feature.Child(
        name: child.name, relation: child.relation, feature: child.id, place: place(child.place))
    }
    feature.dependencies = uses(facts.dependencies)
    feature.shared = uses(facts.shared)
    return feature
  }

  private mutating func uses(_ facts: [UseFact]) -> [Feature.Use] {
    facts.map { Feature.Use(name: $0.name, place: place($0.place)) }
  }

  private mutating func clients() -> [Client] {
    let modules = parts
    return modules.flatMap { module, parts in parts.compactMap { client($0, in: module) } }
  }

  private mutating func client(_ part: GeneratedPart, in module: String) -> Client? {
    switch part.kind {
    case .client(let client), .clientOfProtocol(let client):
      Client(
        module: module, name: client.name, key: client.key, endpoints: client.endpoints,
        place: place(part.place))
    default: nil
    }
  }

  private mutating func place(_ place: SourcePlace) -> Place {
    Place(file: place.file.path, line: lines.position(of: place).line)
  }
}

extension ChildFact {
  /// `App.Login`, or the path of a feature of another package.
  fileprivate var id: String {
    feature.map { $0.module.name + "." + $0.name } ?? path.joined(separator: ".")
  }
}
