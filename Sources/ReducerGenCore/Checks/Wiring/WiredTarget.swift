import ReducerGenIndex
import ReducerGenSyntax

/// The features of a target, as rules see them.
final class WiredTarget {
  let index: TargetIndex
  let files: [ParsedFile]
  /// All reducers of the target.
  private(set) lazy var allFeatures = SourceModules([module]).features.map(WiredFeature.init)
  /// Those that the sources declare once, in files without syntax errors.
  private(set) lazy var features = allFeatures.filter(\.isCertain)
  private let module: SourceModule
  private lazy var families = Dictionary(grouping: allFeatures) { feature in
    feature.facts.action.map { ObjectIdentifier($0.type) }
  }
  /// Where features are declared and extended.
  private lazy var declarations = allFeatures.flatMap { feature in
    ([(feature.type.declaration, feature.type.file)]
      + feature.type.extensions.map { ($0.declaration, $0.file) })
      .map { (feature: feature, range: $0.range, file: $1) }
  }

  init(index: TargetIndex, module: String, files: [ParsedFile]) {
    self.index = index
    self.files = files
    self.module = SourceModule(name: module, files: files, index: index)
  }

  /// The reducers with the same actions, which may be parts of it, and itself.
  func family(of feature: WiredFeature) -> [WiredFeature] {
    guard let action = feature.facts.action?.type else { return [feature] }
    return families[ObjectIdentifier(action)] ?? [feature]
  }

  /// The calls in the files that contain a word, without those in other features: in extensions of
  /// protocols, functions, views and tests.
  func calls(mentioning word: String, near feature: WiredFeature) -> [NamedCall] {
    files.filter { ByteSearch.contains(word, in: $0.file) }.flatMap { file -> [NamedCall] in
      let others = declarations.filter { part in
        part.file === file && part.feature !== feature
          && !part.range.contains(feature.type.declaration.range)
      }
      return file.file.code.flatMap { $0.nodes(of: .call) }.compactMap(NamedCall.init)
        .filter { call in !others.contains { $0.range.contains(call.nameRange) } }
    }
  }
}
