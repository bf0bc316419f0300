import ReducerGenCommandLine

/// A command with an option of each kind.
struct SampleCommand: Command, Equatable {
  var isFast = false
  var place = "here"
  var report: String?
  var count = 0
  var names: [String] = []

  static let name = "paint"
  static let summary = "paint things"
  static let usage = ["[OPTION…] NAME…", "[OPTION…] --count NUMBER"]
  static let about = "Paints things, or a number of them."
  static let failure = "the paint is dry"

  static var options: [CommandOption<Self>] {
    [
      .flag("--fast", \.isFast, "hurry"),
      .text("--place", "DIR", \.place, "the folder with the things (default: here)"),
      .text("--report-to", "LONG-FILE-NAME", \.report, "write a report to this file"),
      .value(
        "--count", "NUMBER",
        "paint so many things, whatever they are called, and wherever they are; the number has to be at least one"
      ) {
        guard let count = Int($1) else { throw UsageError("'\($1)' is not a number") }
        $0.count = count
      },
    ]
  }

  mutating func take(_ operand: String) { names.append(operand) }

  func finish() throws {
    if names.isEmpty, count == 0 { throw UsageError("name a thing") }
  }

  /// Prints the names. Names of errors and exit codes lead to these.
  func run(_ console: Console) throws -> ExitCode {
    if names == ["missing"] { throw FileError.missing("missing") }
    if names == ["dry"] { return .errorsOrStale }
    try console.print("painted \(names.joined(separator: ", "))\n")
    return .done
  }
}

/// A second one, without options.
struct EmptyCommand: Command {
  static let name = "clean"
  static let summary = "clean up"
  static let usage = [""]
  static let about = "Cleans up."
  static let failure = "it stays dirty"
  static var options: [CommandOption<Self>] { [] }

  func take(_ operand: String) throws { throw UsageError("'clean' takes no argument") }
  func run(_ console: Console) -> ExitCode { .done }
}
