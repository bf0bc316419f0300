/// A feature in the picture.
struct MapCard {
  let node: MapTree.Node
  let text: FeatureText
  let hasChildren: Bool

  /// How the parent uses it, the name, and what it does.
  var lines: [(kind: String, text: String)] {
    let label = node.child.map { [("label", $0.label)] } ?? []
    let title = node.isRepeated ? "↑ " + text.title : text.title
    let rest = node.isRepeated ? [] : text.lines.map { ("quiet", $0) }
    return label + [("title", title)] + rest
  }

  /// - Parameter details: The number of the feature, to whose details the card leads.
  func svg(_ number: Int, at card: MapLayout.Card, details: Int) -> String {
    let texts = lines.enumerated().map { index, line in
      let y = 17 + index * MapLayout.lineHeight
      return #"<text class="\#(line.kind)" x="10" y="\#(y)">\#(clipped(line.text).html)</text>"#
    }
    let width = MapLayout.cardWidth
    let toggle =
      hasChildren
      ? #"<text class="toggle" role="button" tabindex="0" x="\#(width - 16)" y="17">−</text>"# : ""
    let parent = node.parent.map { #" data-parent="\#($0)""# } ?? ""
    return """
      <g class="\(classes)" id="n\(number)"\(parent) data-height="\(card.height)" \
      transform="translate(\(card.x) \(card.y))"><title>\(searched.html)</title>\
      <a href="#f\(details)"><rect width="\(width)" height="\(card.height)" rx="6"/>\(texts.joined())</a>\(toggle)</g>
      """
  }

  private var classes: String {
    let isUntested = !node.isRepeated && !text.feature.untested.isEmpty
    return "card" + (isUntested ? " untested" : "") + (text.feature.place == nil ? " foreign" : "")
      + (node.isRepeated ? " repeated" : "")
  }

  /// The text that a search looks at, and that the pointer shows.
  private var searched: String {
    let actions = text.feature.actions.map(\.name)
    let all = [text.title] + text.lines
    return (actions.isEmpty ? all : all + ["actions: " + actions.joined(separator: ", ")])
      .joined(separator: "\n")
  }

  private func clipped(_ text: String) -> String {
    text.count <= 33 ? text : text.prefix(32) + "…"
  }
}

extension String {
  var html: String {
    escaped { character in
      switch Unicode.Scalar(character) {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }
}
