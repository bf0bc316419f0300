/// The map as a diagram for a README.
///
/// A feature is described where it is named first, so that the diagram has few lines.
struct MermaidFormat {
  private let map: FeatureMap
  private var described: Set<Int> = []

  static func text(_ map: FeatureMap) -> String {
    var format = MermaidFormat(map: map)
    let edges = Dictionary(grouping: map.edges, by: \.from)
    let inner = Set(map.edges.map(\.to))
    let lines = map.features.indices.flatMap { from in
      let own = edges[from] ?? []
      let isAlone = own.isEmpty && !inner.contains(from)
      return isAlone ? [format.name(of: from)] : own.map { format.line($0) }
    }
    return (["flowchart LR"] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  private init(map: FeatureMap) { self.map = map }

  private mutating func line(_ edge: FeatureMap.Edge) -> String {
    "\(name(of: edge.from)) -- \"\(escaped(edge.child.label))\" --> \(name(of: edge.to))"
  }

  private mutating func name(of number: Int) -> String {
    guard described.insert(number).inserted else { return "f\(number)" }
    let text = map.text(of: map.features[number])
    let label = ([text.title] + text.lines).map(escaped).joined(separator: "<br/>")
    return "f\(number)[\"\(label)\"]"
  }

  private func escaped(_ text: String) -> String {
    text.escaped { character in
      switch Unicode.Scalar(character) {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "&": "#amp;"
      default: nil
      }
    }
  }
}
