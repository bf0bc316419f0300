/// The command line: arguments → files → pipeline → files.
///
/// This is a library, so that tests can call it. The executable `reducergen` exits with the result.
package enum CommandLineTool {
  /// Runs a command, and returns the exit code.
  package static func run(_ arguments: [String]) -> Int32 {
    exitCode(of: arguments).rawValue
  }

  private static func exitCode(of arguments: [String]) -> ExitCode {
    do {
      switch try Command(arguments, readResponseFile: FileSystem.lines) {
      case .generate(let options): return try GenerateCommand(options).run()
      case .dump(let paths, let showsTypes, let showsCode):
        return try DumpCommand(paths: paths, showsTypes: showsTypes, showsCode: showsCode).run()
      case .model(let options): return try ModelCommand(options: options).run()
      case .help(let topic): return Output.print(HelpText.text(for: topic))
      case .version: return Output.print("reducergen \(Version.text)\n")
      }
    } catch let error as UsageError {
      Output.report("error: \(error.message)\n\(error.hint)\n")
      return .usage
    } catch let error as FileError {
      Output.report("error: \(error.path): \(error.reason)\n")
      return .inputOrOutput
    } catch {
      Output.report("error: \(error)\n")
      return .inputOrOutput
    }
  }
}

/// The exit codes of the tool.
enum ExitCode: Int32 {
  case done = 0
  case errorsOrStale = 1
  case usage = 2
  case inputOrOutput = 3
}

/// The version of this package.
package enum Version {
  package static let text = "0.1.0"
}
