import ReducerGenSyntax

@testable import ReducerGenMap

/// The map of modules whose files have these texts.
func map(_ modules: (name: String, text: String)...) -> FeatureMap {
  MapReader.map(
    of: modules.map { name, text in
      (name: name, sources: [SourceFile(path: "Sources/\(name).swift", text: text)])
    })
}

extension FeatureMap {
  /// `rows listed App.Row`.
  func children(of id: String) -> [String] {
    self[id: id]?.children.map { "\($0.name) \($0.relation) \($0.feature)" } ?? []
  }
}
