import Foundation
import ReducerGenCommandLine

/// The command: arguments → files → migration → diff, or files.
enum MigrateTool {
  /// Runs the command, and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try MigrateOptions(arguments)
      if options.wantsHelp {
        try print(MigrateOptions.help)
        return 0
      }
      var run = MigrateRun(options)
      return try run.run()
    } catch let problem as UsageProblem {
      report("error: \(problem.message)\nrun 'reducergen-migrate --help' for the options\n")
      return 2
    } catch let failure as FailedWork {
      report("error: \(failure.message)\n")
    } catch let error as FileError {
      report("error: \(error.path): \(error.reason)\n")
    } catch {
      report("error: \(error)\n")
    }
    return 3
  }

  /// Writes at once, so that the lines of both outputs stay in order.
  static func print(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw FailedWork("the output cannot be written: \(error.localizedDescription)")
    }
  }

  static func report(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
