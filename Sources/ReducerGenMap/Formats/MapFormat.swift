import Foundation

/// How the map is written.
enum MapFormat: String, CaseIterable {
  case html, mermaid, dot, json

  func text(of map: FeatureMap) throws -> String {
    switch self {
    case .html: MapPage(map).text
    case .mermaid: MermaidFormat.text(map)
    case .dot: DotFormat.text(map)
    case .json: try json(map)
    }
  }

  private func json(_ map: FeatureMap) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self) + "\n"
  }
}
