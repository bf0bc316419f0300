@testable import ReducerGenMap
@testable import ReducerGenSyntax

/// The map of modules whose files have these texts.
func map(_ modules: (name: String, text: String)...) -> FeatureMap {
  FeatureReader(
    modules: SourceModules(
      modules.map { name, text in
        SourceModule(name: name, [SourceFile(path: "Sources/\(name).swift", text: text)])
      })
  ).map()
}

extension FeatureMap {
  /// `rows listed App.Row`.
  func children(of id: String) -> [String] {
    self[id: id]?.children.map { "\($0.name) \($0.relation) \($0.feature)" } ?? []
  }
}
