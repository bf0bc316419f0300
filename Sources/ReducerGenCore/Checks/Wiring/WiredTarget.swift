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

  private lazy var parents = readParents()
  private var allNodes: [ObjectIdentifier: [CodeSyntax]] = [:]
  /// The actions that views send, by feature.
  private(set) lazy var sentByViews = readSentByViews()

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

  /// The features of the target that have it as a child.
  func parents(of feature: WiredFeature) -> [Parent] {
    parents[ObjectIdentifier(feature.type)] ?? []
  }

  typealias Parent = (feature: WiredFeature, child: ChildFact)

  private func readParents() -> [ObjectIdentifier: [Parent]] {
    var parents: [ObjectIdentifier: [Parent]] = [:]
    for feature in allFeatures {
      for child in feature.facts.children {
        guard let type = child.feature?.type else { continue }
        parents[ObjectIdentifier(type), default: []].append((feature, child))
      }
    }
    return parents
  }

  /// The nodes of a file, without those in other features. The others are in the feature, in
  /// extensions of protocols, functions, views and tests.
  func nodes(in file: ParsedFile, near feature: WiredFeature) -> [CodeSyntax] {
    let others = declarations.filter { part in
      part.file === file && part.feature !== feature
        && !part.range.contains(feature.type.declaration.range)
    }
    return nodes(in: file).filter { node in
      !others.contains { $0.range.contains(node.range) }
    }
  }

  /// The calls among them, in the files that contain a word.
  func calls(mentioning word: String, near feature: WiredFeature) -> [NamedCall] {
    files.filter { ByteSearch.contains(word, in: $0.file) }.flatMap { file in
      nodes(in: file, near: feature).compactMap(NamedCall.init)
    }
  }

  /// All nodes of a file. Only a likely mistake needs them.
  func nodes(in file: ParsedFile) -> [CodeSyntax] {
    if let known = allNodes[ObjectIdentifier(file)] { return known }
    let nodes = file.file.code.flatMap(\.nodes)
    allNodes[ObjectIdentifier(file)] = nodes
    return nodes
  }
}
