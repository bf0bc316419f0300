import ReducerGenCommandLine

/// `reducergen-workshop coverage`: prints the actions that no test has sent or received.
package struct CoverageCommand: ModuleCommand {
  private var traces: String?
  private var minimum: Int?
  private var isJSON = false
  package var modules: [ModuleArguments] = []

  package static let name = "coverage"
  package static let summary = "print the actions that no test has sent or received"
  package static let usage = ["[OPTION…] --module NAME FILE… [--module NAME FILE…]…"]
  package static let about = "Prints the cases of all actions that no test has sent or received."
  package static let failure = "too few cases are covered"

  package static var options: [CommandOption<Self>] {
    [
      moduleOption,
      .traces(\.traces, " (default: the value of the variable now)"),
      .value("--minimum", "PERCENT", "exit with 1 if fewer cases are covered") {
        $0.minimum = try percentage($1)
      },
      .flag("--json", \.isJSON, "print all cases as JSON"),
    ]
  }

  package init() {}

  private static func percentage(_ text: String) throws -> Int {
    if let number = Int(text), (0...100).contains(number) { return number }
    throw UsageError("'--minimum' needs a number from 0 to 100, and not '\(text)'")
  }

  package func run(_ console: Console) throws -> ExitCode {
    guard let folder = traces ?? console.variable(RecordedActions.variable), !folder.isEmpty else {
      throw UsageError(
        "name the folder of the traces with '--traces' or \(RecordedActions.variable)")
    }
    let recorded = try RecordedActions(in: folder)
    let enums = try modules.flatMap { module in
      ActionEnum.all(in: module.name, try module.sources())
    }
    let report = CoverageReport(enums, recorded)
    try console.print(isJSON ? report.json : report.text)
    guard let minimum, report.percentage < minimum else { return .done }
    console.report("error: \(report.percentage) % of the cases are covered, and not \(minimum) %\n")
    return .errorsOrStale
  }
}
