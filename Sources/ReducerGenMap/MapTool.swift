import Foundation
import ReducerGenCommandLine
import ReducerGenCoverage

/// The command: arguments → sources → map → text.
package enum MapTool {
  package static func run(_ arguments: [String]) -> CommandResult {
    CommandResult.of("reducergen-map") {
      let options = try MapOptions(arguments)
      if options.wantsHelp { return CommandResult(output: MapOptions.help) }
      return try result(options)
    }
  }

  private static func result(_ options: MapOptions) throws -> CommandResult {
    let modules = try options.modules.map { module in
      SourceModule(name: module.name, try module.sources())
    }
    var map = FeatureReader(modules: SourceModules(modules)).map()
    if let folder = options.traces { map.mark(try RecordedActions(in: folder)) }
    let text = try options.format.text(of: map)
    guard let file = options.checked else { return CommandResult(output: text) }
    let contents = String(decoding: try FileSystem.read(file), as: UTF8.self)
    if isMap(text, in: contents) { return CommandResult() }
    let error = "error: \(file) does not contain this map:\n\n"
    return CommandResult(code: 1, errors: error + text)
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
