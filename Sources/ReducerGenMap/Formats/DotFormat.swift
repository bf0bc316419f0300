/// The map for Graphviz.
enum DotFormat {
  static func text(_ map: FeatureMap) -> String {
    let nodes = map.features.enumerated().map { index, feature in
      let text = map.text(of: feature)
      let label = ([text.title] + text.lines).map(escaped).joined(separator: #"\n"#)
      return "  f\(index) [label=\"\(label)\"];"
    }
    let edges = map.edges.map { edge in
      "  f\(edge.from) -> f\(edge.to) [label=\"\(escaped(edge.child.label))\"];"
    }
    let head = ["digraph features {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    return (head + nodes + edges + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.escaped { character in
      switch Unicode.Scalar(character) {
      case "\"": #"\""#
      case #"\"#: #"\\"#
      default: nil
      }
    }
  }
}
