import ReducerGenCommandLine
import ReducerGenSyntax

/// A command that reads the sources of modules: `--module NAME FILE…` for each of them.
package protocol ModuleCommand: Command {
  var modules: [ModuleArguments] { get set }
}

extension ModuleCommand {
  package static var moduleOption: CommandOption<Self> {
    .value("--module", "NAME", "a module; the FILEs that follow are its sources") {
      $0.modules.append(ModuleArguments(name: $1))
    }
  }

  /// Takes a file of the last module.
  package mutating func take(_ operand: String) throws {
    if modules.isEmpty { throw UsageError("'\(operand)' comes before '--module NAME'") }
    modules[modules.count - 1].paths.append(operand)
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
