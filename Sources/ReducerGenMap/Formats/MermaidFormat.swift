/// The map as a diagram for a README.
enum MermaidFormat {
  static func text(_ map: FeatureMap) -> String {
    let nodes = map.features.enumerated().map { index, feature in
      let text = map.text(of: feature)
      let label = ([text.title] + text.lines).map(escaped).joined(separator: "<br/>")
      return "  f\(index)[\"\(label)\"]"
    }
    let edges = map.edges.map { from, to, child in
      "  f\(from) -- \"\(escaped(child.label))\" --> f\(to)"
    }
    return (["flowchart LR"] + nodes + edges).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["\"": "#quot;", "#": "#35;", "<": "#lt;", ">": "#gt;", "&": "#amp;"])
  }
}
