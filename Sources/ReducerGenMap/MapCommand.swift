import ReducerGenCommandLine
import ReducerGenCoverage

/// `reducergen-workshop map`: prints a map of the reducers of all modules.
package struct MapCommand: ModuleCommand {
  private var format = MapFormat.html
  private var traces: String?
  /// A file that must contain the map.
  private var checked: String?
  package var modules: [ModuleArguments] = []

  package static let name = "map"
  package static let summary = "draw a map of the features, as a page or a diagram"
  package static let usage = ["[OPTION…] --module NAME FILE… [--module NAME FILE…]…"]
  package static let about = """
    Prints a map of the reducers of all modules: their actions, children, dependencies and shared
    state.
    """
  package static let failure = "the file does not contain the map"

  package static var options: [CommandOption<Self>] {
    [
      moduleOption,
      .value(
        "--format", "FORMAT",
        "a page (html, the default), a diagram for a README (mermaid), Graphviz (dot), or json"
      ) { $0.format = try format($1) },
      .traces(\.traces, "; the map then shows the actions that no test uses"),
      .text(
        "--check", "FILE", \.checked, "print nothing; fail if the file does not contain the map"),
    ]
  }

  package init() {}

  private static func format(_ name: String) throws -> MapFormat {
    if let format = MapFormat(rawValue: name) { return format }
    throw UsageError.unknown("format", name, among: MapFormat.allCases.map(\.rawValue))
  }

  package func run(_ console: Console) throws -> ExitCode {
    var map = MapReader.map(of: try modules.map { ($0.name, try $0.sources()) })
    if let traces { map.mark(try RecordedActions(in: traces)) }
    let text = try format.text(of: map)
    guard let checked else {
      try console.print(text)
      return .done
    }
    let contents = String(decoding: try FileSystem.read(checked), as: UTF8.self)
    if Self.isMap(text, in: contents) { return .done }
    console.report("error: \(checked) does not contain this map:\n\n\(text)")
    return .errorsOrStale
  }

  /// Whether a file is the map, or has a block with it. A longer block is an older map.
  private static func isMap(_ map: String, in text: String) -> Bool {
    let text = text.replacing("\r\n", with: "\n")
    return text == map || text.contains("\n" + map + "```")
  }
}

extension FeatureMap {
  /// Notes which actions the tests have sent or received.
  fileprivate mutating func mark(_ recorded: RecordedActions) {
    for feature in features.indices {
      for action in features[feature].actions.indices {
        features[feature].actions[action].isTested = recorded.contain(
          features[feature].actions[action].name, of: features[feature].actionType,
          in: features[feature].actionModule)
      }
    }
  }
}
