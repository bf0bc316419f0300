// Makes one tree of the merged index of a site, which feeds the side bar and its filter.
//
//   swift Scripts/site-index.swift DIR/index/index.json
//
// DocC puts the trees of the archives next to each other, and leaves each library without children in the tree of
// the first page, which links to it. DocC's pages take the first node with their path, and find nothing below it.
import Foundation

typealias Node = [String: Any]

func children(of node: Node) -> [Node] { node["children"] as? [Node] ?? [] }

/// The node of the first page. The libraries that it links to have their own trees.
func joined(_ modules: [Node]) -> Node? {
  let trees = Dictionary(uniqueKeysWithValues: modules.map { ($0["path"] as? String ?? "", $0) })
  guard var first = modules.first else { return nil }
  first["children"] = children(of: first).map { child in
    child["external"] == nil ? child : trees[child["path"] as? String ?? ""] ?? child
  }
  return first
}

let file = URL(filePath: CommandLine.arguments[1])
var index = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Node ?? [:]
let languages = index["interfaceLanguages"] as? [String: [Node]] ?? [:]
index["interfaceLanguages"] = languages.mapValues { roots in
  roots.flatMap(children).isEmpty ? roots : [joined(roots.flatMap(children))].compactMap(\.self)
}
try JSONSerialization.data(withJSONObject: index, options: [.sortedKeys, .withoutEscapingSlashes])
  .write(to: file)
