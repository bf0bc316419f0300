import ReducerGenCoverage

/// The options of the command.
struct MapOptions {
  var format = MapFormat.html
  var traces: String?
  /// A file that must contain the map.
  var checked: String?
  var wantsHelp = false
  var modules: [ModuleArguments] = []

  init(_ arguments: [String]) throws {
    var rest = ToolArguments(arguments)
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--format": format = try Self.format(rest.value(of: argument))
      case "--traces": traces = try rest.value(of: argument)
      case "--check": checked = try rest.value(of: argument)
      default: try rest.readModule(argument, into: &modules)
      }
    }
  }

  private static func format(_ name: String) throws -> MapFormat {
    if let format = MapFormat(rawValue: name) { return format }
    let names = MapFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandUsage("there is no format '\(name)'; there are \(names)")
  }

  static let help = """
    usage: reducergen-map [--format html|mermaid|dot|json] [--traces FOLDER] [--check FILE]
                          --module NAME FILE… [--module NAME FILE…]…

    Prints a map of the reducers of all modules: their actions, children, dependencies and shared state.

      --format FORMAT   a page (html, the default), a diagram for a README (mermaid), Graphviz (dot), or json
      --traces FOLDER   where tests have written their actions; the map then shows those that no test uses
      --check FILE      print nothing; fail if the file does not contain the map

    exit codes: 0 success · 1 the file does not contain the map · 2 wrong usage
                3 a file could not be read

    """
}
