/// The protocols that ask for generated code.
enum Annotation: CaseIterable {
  case casePathable, reducer, caseReducer, dependencyClient, bindableAction

  /// The names of the protocol, and of our protocols that refine it.
  var names: [String] {
    switch self {
    case .casePathable: ["CasePathable", "CasePathIterable", "CaseMemberLookup"]
    case .reducer: ["Reducer", "CaseReducer"]
    case .caseReducer: ["CaseReducer"]
    case .dependencyClient: ["DependencyClient"]
    case .bindableAction: ["BindableAction"]
    }
  }

  /// The module that declares them.
  static let module = KnownName.Module.runtime.rawValue

  /// Modules that declare protocols of the same names. A file that imports one of them, and not
  /// ours, means theirs.
  static let peers: Set<String> = [
    "ComposableArchitecture", "CasePaths", "CasePathsCore", "Dependencies", "DependenciesMacros",
  ]
}
