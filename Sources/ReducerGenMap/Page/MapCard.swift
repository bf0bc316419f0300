/// A feature in the picture.
struct MapCard {
  let node: MapTree.Node
  let text: FeatureText
  let hasChildren: Bool

  /// - Parameter details: The number of the feature, to whose details the card leads.
  func html(details: Int) -> String {
    let texts = lines.map { #"<span class="\#($0.kind)">\#($0.text.html)</span>"# }
    let toggle =
      hasChildren
      ? #"<button type="button" class="toggle" aria-label="Fold" aria-expanded="true">−</button>"#
      : ""
    return """
      <div class="\(classes)"><a href="#f\(details)" title="\(searched.html)">\
      \(texts.joined())</a>\(toggle)</div>
      """
  }

  /// How the parent uses it, the name, and what it does.
  private var lines: [(kind: String, text: String)] {
    let label = node.child.map { [("label", $0.label)] } ?? []
    let title = node.isRepeated ? "↑ " + text.title : text.title
    let rest = node.isRepeated ? [] : text.lines.map { ("quiet", $0) }
    return label + [("title", title)] + rest
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
