import ReducerGenIndex

/// The texts about a feature, in all formats.
struct FeatureText {
  let feature: Feature
  /// Whether the package has several modules.
  let showsModule: Bool

  var title: String { showsModule ? feature.id : feature.name }

  /// The lines below the title.
  var lines: [String] {
    var lines: [String] = []
    if feature.place == nil { lines.append("in another package") }
    if !feature.actions.isEmpty { lines.append(actions) }
    if !feature.dependencies.isEmpty {
      lines.append("uses " + feature.dependencies.map(\.name).joined(separator: ", "))
    }
    if !feature.shared.isEmpty {
      lines.append("shares " + feature.shared.map(\.name).joined(separator: ", "))
    }
    return lines
  }

  private var actions: String {
    let count = feature.actions.count
    let text = count == 1 ? "1 action" : "\(count) actions"
    let untested = feature.untested.map(\.name)
    return untested.isEmpty ? text : text + ", untested: " + untested.joined(separator: ", ")
  }
}

extension Feature.Child {
  /// `profile (optional)`.
  var label: String {
    relation == .scoped ? name : "\(name) (\(relation.rawValue))"
  }
}

extension FeatureMap {
  func text(of feature: Feature) -> FeatureText {
    FeatureText(feature: feature, showsModule: hasSeveralModules)
  }

  /// A child, and the numbers of the features at both ends.
  struct Edge {
    var from: Int
    var to: Int
    var child: Feature.Child
  }

  var edges: [Edge] {
    var numbers: [String: Int] = [:]
    for (index, feature) in features.enumerated() { numbers[feature.id] = index }
    return features.indices.flatMap { from in
      features[from].children.compactMap { child in
        numbers[child.feature].map { Edge(from: from, to: $0, child: child) }
      }
    }
  }
}

extension String {
  /// The text with some ASCII characters replaced.
  func escaped(_ replacement: (UInt8) -> StaticString?) -> String {
    guard utf8.contains(where: { replacement($0) != nil }) else { return self }
    let bytes = utf8.flatMap { byte in
      replacement(byte).map { Array($0.description.utf8) } ?? [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
