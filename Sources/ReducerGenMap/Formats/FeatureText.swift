/// What each format says about a feature.
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
  var hasSeveralModules: Bool {
    Set(features.map(\.module).filter { !$0.isEmpty }).count > 1
  }

  func text(of feature: Feature) -> FeatureText {
    FeatureText(feature: feature, showsModule: hasSeveralModules)
  }

  /// The numbers of the features, and the children with the numbers of both ends.
  var edges: [(from: Int, to: Int, child: Feature.Child)] {
    var numbers: [String: Int] = [:]
    for (index, feature) in features.enumerated() { numbers[feature.id] = index }
    return features.indices.flatMap { from in
      features[from].children.compactMap { child in
        numbers[child.feature].map { (from, $0, child) }
      }
    }
  }
}

extension String {
  /// The text with some characters replaced.
  func escaped(_ replacements: [Character: String]) -> String {
    reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
