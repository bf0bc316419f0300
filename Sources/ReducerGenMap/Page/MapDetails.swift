import Foundation

/// All about a feature. It is shown below the map when its card is clicked.
struct MapDetails {
  let map: FeatureMap
  let feature: Feature
  let number: Int

  var text: String {
    """
    <section id="f\(number)"><h2>\(map.text(of: feature).title.html)</h2>
    <p>\(place)</p>
    \(list("Actions", feature.actions.map { ($0.name, $0.place, $0.isTested == false ? "no test sends or receives it" : "") }))\
    \(list("Children", feature.children.map { ($0.label, $0.place, $0.feature) }))\
    \(list("Dependencies", feature.dependencies.map { ($0.name, $0.place, client($0.name)) }))\
    \(list("Shared state", feature.shared.map { ($0.name, $0.place, "") }))\
    </section>
    """
  }

  private var place: String {
    guard let place = feature.place else { return "Another package declares it." }
    let address = place.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    return "<a href=\"\((address ?? place.file).html)\">\(place.file.html):\(place.line)</a>"
  }

  /// The line, with its file if that is another one.
  private func shown(_ place: Place) -> String {
    place.file == feature.place?.file
      ? "line \(place.line)" : "\(place.file.html):\(place.line)"
  }

  private func list(_ title: String, _ rows: [(name: String, place: Place, note: String)]) -> String
  {
    if rows.isEmpty { return "" }
    let items = rows.map { row in
      let note = row.note.isEmpty ? "" : " <span class=\"quiet\">\(row.note.html)</span>"
      return
        "<li><code>\(row.name.html)</code> <span class=\"quiet\">\(shown(row.place))</span>\(note)"
    }
    return "<h3>\(title)</h3><ul>\n\(items.joined(separator: "\n"))\n</ul>\n"
  }

  /// Where the package declares the client, and what it can do.
  private func client(_ name: String) -> String {
    let key = String(name.prefix { $0 != "." })
    let clients = map.clients.filter { $0.key == key || $0.name == name }
    // Another module may have a client with the same key.
    let own = clients.first { $0.module == feature.module }
    guard let client = own ?? (clients.count == 1 ? clients[0] : nil) else { return "" }
    let endpoints = client.endpoints.joined(separator: ", ")
    return "\(client.place.file):\(client.place.line), endpoints: \(endpoints)"
  }
}
