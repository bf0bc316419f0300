/// The features as a tree, for a picture. A feature that is used in several places has its children
/// in the first of them.
struct MapTree {
  struct Node {
    var feature: Feature
    /// How the parent uses it. Nil for a feature that no other uses.
    var child: Feature.Child?
    var parent: Int?
    var depth = 0
    /// Whether its children are shown elsewhere, because it is there, too.
    var isRepeated = false
  }

  /// A parent comes before its children.
  private(set) var nodes: [Node] = []
  private var seen: Set<String> = []
  private let features: [String: Feature]

  init(_ map: FeatureMap) {
    features = Dictionary(map.features.map { ($0.id, $0) }) { first, _ in first }
    let used = Set(
      map.features.flatMap { feature in
        feature.children.map(\.feature).filter { $0 != feature.id }
      })
    for feature in map.features where !used.contains(feature.id) { add(feature) }
    // Features that use each other, and that no other uses.
    for feature in map.features where !seen.contains(feature.id) { add(feature) }
  }

  private mutating func add(_ feature: Feature) {
    // Not recursive: features can be nested deeply.
    var rest = [Node(feature: feature)]
    while var node = rest.popLast() {
      node.isRepeated = !seen.insert(node.feature.id).inserted
      nodes.append(node)
      if node.isRepeated { continue }
      let index = nodes.count - 1
      for child in node.feature.children.reversed() {
        guard let feature = features[child.feature] else { continue }
        rest.append(Node(feature: feature, child: child, parent: index, depth: node.depth + 1))
      }
    }
  }
}
