/// The map as a page that needs nothing else. Each card is an item of a list, and its children are a
/// list in it. The style sheet alone places them, so a card that is folded leaves no gap. Without
/// scripts, the page can be read, and nothing can be folded or searched.
struct MapPage {
  private let map: FeatureMap
  private let nodes: [MapTree.Node]

  init(_ map: FeatureMap) {
    self.map = map
    nodes = MapTree(map).nodes
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
    <div class="map"><ul class="tree" aria-label="Map of features">
    \(items.joined(separator: "\n"))
    </ul></div>
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

  /// A line for each card. It also closes the lists that end after the card.
  private var items: [String] {
    var numbers: [String: Int] = [:]
    for (index, feature) in map.features.enumerated() { numbers[feature.id] = index }
    return nodes.indices.map { index in
      let node = nodes[index]
      let nextDepth = index + 1 < nodes.count ? nodes[index + 1].depth : 0
      let hasChildren = nextDepth > node.depth
      let card = MapCard(node: node, text: map.text(of: node.feature), hasChildren: hasChildren)
      let end =
        hasChildren
        ? "<ul>" : "</li>" + String(repeating: "</ul></li>", count: node.depth - nextDepth)
      return #"<li id="n\#(index)">"# + card.html(details: numbers[node.feature.id] ?? 0) + end
    }
  }
}
