import Foundation
import Testing

@testable import ReducerGenMap

/// How a map is written.
@Suite struct MapFormatTests {
  private let map = ReducerGenMapTests.map(
    (
      "App",
      #"""
      import GeneratedSupport
      struct List: Reducer {
        struct State { @Shared(.appStorage("<a>")) var count = 0 }
        enum Action { case row(PresentationAction<Row.Action>), other(Row.Action) }
        @Dependency(\.uuid) var uuid
      }
      struct Row: Reducer { enum Action { case tapped, list(List.Action) } }
      """#
    ))

  @Test func mermaid() throws {
    #expect(
      try MapFormat.mermaid.text(of: map) == """
        flowchart LR
          f0["List<br/>2 actions<br/>uses uuid<br/>shares .appStorage(#quot;#lt;a#gt;#quot;)"] \
        -- "row (presented)" --> f1["Row<br/>2 actions"]
          f0 -- "other" --> f1
          f1 -- "list" --> f0

        """)
  }

  @Test func dot() throws {
    #expect(
      try MapFormat.dot.text(of: map) == #"""
        digraph features {
          rankdir=LR;
          node [shape=box, style=rounded];
          f0 [label="List\n2 actions\nuses uuid\nshares .appStorage(\"<a>\")"];
          f1 [label="Row\n2 actions"];
          f0 -> f1 [label="row (presented)"];
          f0 -> f1 [label="other"];
          f1 -> f0 [label="list"];
        }

        """#)
  }

  @Test func json() throws {
    let text = try MapFormat.json.text(of: map)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let features = try #require(object?["features"] as? [[String: Any]])
    #expect(features.map { $0["name"] as? String } == ["List", "Row"])
    let children = features[0]["children"] as? [[String: Any]]
    #expect(children?.map { $0["relation"] as? String } == ["presented", "scoped"])
  }

  @Test func aRepeatedFeatureHasItsChildrenOnce() {
    let nodes = MapTree(map).nodes
    #expect(nodes.map(\.feature.name) == ["List", "Row", "List", "Row"])
    #expect(nodes.map(\.isRepeated) == [false, false, true, true])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 0])
  }

  @Test func modulesAreNamedIfThereAreSeveral() throws {
    let text = "import GeneratedSupport\nstruct A: Reducer {}"
    let map = ReducerGenMapTests.map(("One", text), ("Two", text))
    #expect(try MapFormat.dot.text(of: map).contains(#"f1 [label="Two.A"]"#))
  }

  @Test func aPageHasNoTextOfSourcesUnescaped() throws {
    let page = try MapFormat.html.text(of: map)
    #expect(page.contains("shares .appStorage(&quot;&lt;a&gt;&quot;)"))
    #expect(!page.contains("<a>"))
    #expect(page.contains(#"<a href="Sources/App.swift">Sources/App.swift:2</a>"#))
    #expect(page.contains("2 features · 4 actions · 0 clients"))
  }
}
