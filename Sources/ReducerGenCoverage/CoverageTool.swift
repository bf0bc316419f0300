import Foundation

/// The command: arguments → sources and recorded actions → report.
package enum CoverageTool {
  package static func run(
    _ arguments: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CommandResult {
    CommandResult.of("reducergen-coverage") {
      let options = try CoverageOptions(arguments)
      if options.wantsHelp { return CommandResult(output: CoverageOptions.help) }
      return try report(options, environment)
    }
  }

  private static func report(
    _ options: CoverageOptions, _ environment: [String: String]
  ) throws -> CommandResult {
    guard let folder = options.traces ?? environment["REDUCERGEN_TRACES"], !folder.isEmpty else {
      throw CommandUsage("name the folder of the traces with '--traces' or REDUCERGEN_TRACES")
    }
    let recorded = try RecordedActions(in: folder)
    let enums = try options.modules.flatMap { module in
      ActionEnum.all(in: module.name, try module.sources())
    }
    let report = CoverageReport(enums, recorded)
    let output = options.isJSON ? try report.json : report.text
    guard let minimum = options.minimum, report.percentage < minimum else {
      return CommandResult(output: output)
    }
    let error = "error: \(report.percentage) % of the cases are covered, and not \(minimum) %\n"
    return CommandResult(code: 1, output: output, errors: error)
  }
}
