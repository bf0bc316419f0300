import ReducerGenCommandLine
import ReducerGenSyntax

/// The arguments of a command that reads all modules of a package.
package struct ToolArguments {
  private var rest: ArraySlice<String>

  package init(_ arguments: [String]) { rest = arguments[...] }

  package mutating func next() -> String? { rest.popFirst() }

  package mutating func value(of option: String) throws -> String {
    guard let value = rest.popFirst() else { throw CommandUsage("'\(option)' needs a value") }
    return value
  }

  /// Reads `--module NAME`, or a file of the last module.
  package mutating func readModule(
    _ argument: String, into modules: inout [ModuleArguments]
  ) throws {
    if argument == "--module" {
      return modules.append(ModuleArguments(name: try value(of: argument)))
    }
    if argument.hasPrefix("-") { throw CommandUsage("there is no option '\(argument)'") }
    if modules.isEmpty { throw CommandUsage("'\(argument)' comes before '--module NAME'") }
    modules[modules.count - 1].paths.append(argument)
  }
}

/// `--module NAME FILE…`.
package struct ModuleArguments {
  package var name: String
  package var paths: [String] = []

  package func sources() throws -> [SourceFile] {
    try paths.map { SourceFile(path: $0, bytes: try FileSystem.read($0)) }
  }
}
