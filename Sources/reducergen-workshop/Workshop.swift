import Foundation
import ReducerGenCommandLine
import ReducerGenCoverage
import ReducerGenMap

/// The commands that people run, and no build.
@main
struct Workshop {
  static let tool = Tool(
    name: "reducergen-workshop",
    about: """
      reducergen-workshop has the commands of reducergen that no build runs. In a package that depends
      on reducergen, 'swift package reducergen COMMAND' runs them on the whole package.
      """,
    commands: [MigrateCommand.self, CoverageCommand.self, MapCommand.self])

  static func main() {
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
