/// Where the cards of the features are. A card is beside its parent, and level with it if it is the
/// first child. The page's script does the same when a card is folded.
struct MapLayout {
  static let columnWidth = 320
  static let cardWidth = 260
  static let lineHeight = 17
  static let gap = 14
  static let margin = 12

  struct Card {
    var x = 0
    var y = 0
    var height: Int
  }

  private(set) var cards: [Card]
  private(set) var width = 0
  private(set) var height = 0

  /// - Parameter lines: The number of lines of each card.
  init(_ tree: MapTree, lines: [Int]) {
    cards = lines.map { Card(height: $0 * Self.lineHeight + 10) }
    let blocks = blockHeights(tree)
    // Where the next child of a card comes.
    var next: [Int] = []
    var top = Self.margin
    for (index, node) in tree.nodes.enumerated() {
      cards[index].x = Self.margin + node.depth * Self.columnWidth
      cards[index].y = node.parent.map { next[$0] } ?? top
      next.append(cards[index].y)
      if let parent = node.parent { next[parent] += blocks[index] } else { top += blocks[index] }
      width = max(width, cards[index].x + Self.cardWidth + Self.margin)
    }
    height = top
  }

  /// The heights of the cards together with all cards that belong to them.
  private func blockHeights(_ tree: MapTree) -> [Int] {
    var children = [Int](repeating: 0, count: cards.count)
    var blocks = children
    for index in cards.indices.reversed() {
      blocks[index] = max(cards[index].height + Self.gap, children[index])
      if let parent = tree.nodes[index].parent { children[parent] += blocks[index] }
    }
    return blocks
  }

  /// The line from a card to one of its children.
  func line(from parent: Int, to child: Int) -> String {
    let (x, end) = (cards[parent].x + Self.cardWidth, cards[child].x)
    let (y, to) = (cards[parent].y + 20, cards[child].y + 20)
    return "M\(x) \(y)C\(x + 30) \(y) \(end - 30) \(to) \(end) \(to)"
  }
}
