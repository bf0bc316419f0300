/// The map as a page that needs nothing else. Without scripts, it can be read, and nothing can be
/// folded or searched.
struct MapPage {
  private let map: FeatureMap
  private let tree: MapTree
  private let layout: MapLayout
  private let cards: [MapCard]

  init(_ map: FeatureMap) {
    self.map = map
    let tree = MapTree(map)
    cards = tree.nodes.indices.map { index in
      MapCard(
        node: tree.nodes[index], text: map.text(of: tree.nodes[index].feature),
        hasChildren: tree.nodes.contains(childOf: index))
    }
    layout = MapLayout(tree, lines: cards.map(\.lines.count))
    self.tree = tree
  }

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Map of features</title>
    <style>\(MapStyle.text)</style>
    <h1>Map of features</h1>
    <p class="quiet">\(summary)</p>
    <p class="tools"><input type="search" placeholder="Search features, actions, dependencies"
      aria-label="Search"> <button type="button" id="fold">Fold all</button></p>
    <div class="map"><svg width="\(layout.width)" height="\(layout.height)" aria-label="Map of features">
    \(lines.joined(separator: "\n"))
    \(drawnCards.joined(separator: "\n"))
    </svg></div>
    \(map.features.enumerated().map { MapDetails(map: map, feature: $1, number: $0).text }.joined(separator: "\n"))
    <script>\(MapScript.text)</script>
    </html>

    """
  }

  private var summary: String {
    let own = map.features.filter { $0.place != nil }
    let actions = own.flatMap(\.actions)
    var parts = [
      count(own.count, "feature"), count(actions.count, "action"),
      count(map.clients.count, "client"),
    ]
    if actions.contains(where: { $0.isTested != nil }) {
      parts.append(count(actions.count { $0.isTested == true }, "tested action"))
    }
    return parts.joined(separator: " · ")
  }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private var lines: [String] {
    tree.nodes.enumerated().compactMap { index, node in
      node.parent.map { parent in
        #"<path class="line" id="l\#(index)" d="\#(layout.line(from: parent, to: index))"/>"#
      }
    }
  }

  private var drawnCards: [String] {
    var numbers: [String: Int] = [:]
    for (index, feature) in map.features.enumerated() { numbers[feature.id] = index }
    return cards.indices.map { index in
      let number = numbers[tree.nodes[index].feature.id] ?? 0
      return cards[index].svg(index, at: layout.cards[index], details: number)
    }
  }
}

extension [MapTree.Node] {
  /// The first child comes right after its parent.
  fileprivate func contains(childOf index: Int) -> Bool {
    index + 1 < count && self[index + 1].parent == index
  }
}
