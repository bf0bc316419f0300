import ReducerGenIndex
import ReducerGenSyntax

/// The facts about modules whose files have these texts.
func features(_ modules: (name: String, text: String)...) -> [FeatureFacts] {
  SourceModules(
    modules.map { name, text in
      let file = ParsedFile(SourceFile(path: "Sources/\(name).swift", text: text))
      return SourceModule(name: name, files: [file], index: TargetIndex([file]))
    }
  ).features
}

extension [FeatureFacts] {
  subscript(name: String) -> FeatureFacts? { first { $0.feature.name == name } }

  /// `rows listed App.Row`.
  func children(of name: String) -> [String] {
    self[name]?.children.map { child in
      let found = child.feature.map { $0.module.name + "." + $0.name }
      return "\(child.name) \(child.relation) \(found ?? child.path.joined(separator: "."))"
    } ?? []
  }
}

extension SourcePlace {
  /// `12: searchClient`.
  var shown: String {
    "\(LineTable(file).position(of: range.start).line): \(file.text(range))"
  }
}
