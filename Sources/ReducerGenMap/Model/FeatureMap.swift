import ReducerGenIndex

/// The features of a package, what they consist of, and how they are put together.
struct FeatureMap: Encodable {
  /// Those of the package in the order of its sources, and then those of other packages.
  var features: [Feature]
  let clients: [Client]
  /// Whether names need their modules.
  let hasSeveralModules: Bool

  init(features: [Feature], clients: [Client]) {
    self.features = features
    self.clients = clients
    hasSeveralModules = Set(features.map(\.module).filter { !$0.isEmpty }).count > 1
  }

  private enum CodingKeys: CodingKey { case features, clients }
}

/// A reducer, or an enum of reducers.
struct Feature: Encodable {
  /// `App.Login`.
  var id: String { module.isEmpty ? name : module + "." + name }
  /// Empty for a feature of another package.
  var module: String
  /// `Login`, or `Login.Path` for a nested type.
  var name: String
  /// Nil for a feature of another package.
  var place: Place?
  /// The type of its actions, as tests note it: `Login.Action`, and the module that declares it.
  var actionType = ""
  var actionModule = ""
  var actions: [Action] = []
  var children: [Child] = []
  /// The dependencies that it reads.
  var dependencies: [Use] = []
  /// The keys of its shared state.
  var shared: [Use] = []

  struct Action: Encodable {
    var name: String
    var place: Place
    /// Whether a test has sent or received it. Nil if no traces were given.
    var isTested: Bool?
  }

  /// A dependency, or a key of shared state.
  struct Use: Encodable {
    /// As it is written: `searchClient`, `.fileStorage(.tracks)`.
    var name: String
    var place: Place
  }

  struct Child: Encodable {
    /// The case of the action.
    var name: String
    var relation: ChildFact.Relation
    /// The id of the feature.
    var feature: String
    var place: Place
  }

  private enum CodingKeys: CodingKey {
    case actions, children, dependencies, id, module, name, place, shared
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(module, forKey: .module)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encode(actions, forKey: .actions)
    try container.encode(children, forKey: .children)
    try container.encode(dependencies, forKey: .dependencies)
    try container.encode(shared, forKey: .shared)
  }

  var untested: [Action] { actions.filter { $0.isTested == false } }
}

extension ChildFact.Relation: Encodable {}

/// A dependency client that the package declares.
struct Client: Encodable {
  var module: String
  var name: String
  /// Its property of `DependencyValues`.
  var key: String?
  var endpoints: [String]
  var place: Place
}

/// A line of a source.
struct Place: Encodable {
  var file: String
  var line: Int
}

extension FeatureMap {
  subscript(id id: String) -> Feature? { features.first { $0.id == id } }
}
