/// The command line: arguments → files → pipeline → files. The only place that exits.
@main
struct ReducerGen {
  static func main() {
    exit(with: run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Command(arguments, readResponseFile: FileSystem.lines) {
      case .generate(let options): return try GenerateCommand(options).run()
      case .dump(let paths): return try DumpCommand(paths).run()
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

  private static func exit(with code: ExitCode) -> Never {
    Platform.exit(code.rawValue)
  }
}

/// What the caller learns from the exit code.
enum ExitCode: Int32 {
  case done = 0
  case errorsOrStale = 1
  case usage = 2
  case inputOrOutput = 3
}

enum Version {
  static let text = "0.1.0"
}
