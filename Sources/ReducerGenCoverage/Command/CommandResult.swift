import Foundation
import ReducerGenCommandLine

/// What a command prints, and its exit code.
package struct CommandResult {
  package var code: Int32
  package var output: String
  package var errors: String

  package init(code: Int32 = 0, output: String = "", errors: String = "") {
    self.code = code
    self.output = output
    self.errors = errors
  }

  /// The result of the body, or of its error.
  package static func of(_ tool: String, _ body: () throws -> CommandResult) -> CommandResult {
    do {
      return try body()
    } catch let usage as CommandUsage {
      let advice = "run '\(tool) --help' for the options"
      return CommandResult(code: 2, errors: "error: \(usage.message)\n\(advice)\n")
    } catch let error as FileError {
      return CommandResult(code: 3, errors: "error: \(error.path): \(error.reason)\n")
    } catch let problem as CommandProblem {
      return CommandResult(code: 3, errors: "error: \(problem.message)\n")
    } catch {
      return CommandResult(code: 3, errors: "error: \(error)\n")
    }
  }

  /// Prints everything, and ends the process.
  package func exit() -> Never {
    let isWritten = Output.write(output.utf8)
    Output.report(errors)
    Foundation.exit(isWritten ? code : 3)
  }
}

/// A wrong command line.
package struct CommandUsage: Error {
  package var message: String

  package init(_ message: String) { self.message = message }
}

/// What is wrong with the files.
package struct CommandProblem: Error {
  package var message: String

  package init(_ message: String) { self.message = message }
}
