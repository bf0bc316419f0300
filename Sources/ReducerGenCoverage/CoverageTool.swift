import Foundation
import ReducerGenCore

/// The command: arguments → sources and recorded actions → report.
package enum CoverageTool {
  /// Runs the command, and returns the exit code.
  package static func run(
    _ arguments: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (code: Int32, output: String, errors: String) {
    do {
      let options = try CoverageOptions(arguments)
      if options.wantsHelp { return (0, CoverageOptions.help, "") }
      return try report(options, environment)
    } catch let usage as CoverageUsage {
      return (
        2, "", "error: \(usage.message)\nrun 'reducergen-coverage --help' for the options\n"
      )
    } catch let problem as CoverageProblem {
      return (3, "", "error: \(problem.message)\n")
    } catch {
      return (3, "", "error: \(error)\n")
    }
  }

  private static func report(
    _ options: CoverageOptions, _ environment: [String: String]
  ) throws -> (code: Int32, output: String, errors: String) {
    guard let folder = options.traces ?? environment["REDUCERGEN_TRACES"], !folder.isEmpty else {
      throw CoverageUsage("name the folder of the traces with '--traces' or REDUCERGEN_TRACES")
    }
    let recorded = try RecordedActions(in: folder)
    let enums = try options.modules.flatMap { module in
      ActionEnum.all(in: module.name, try module.paths.map(source))
    }
    let report = CoverageReport(enums, recorded)
    let output = options.isJSON ? try report.json : report.text
    guard let minimum = options.minimum, report.percentage < minimum else { return (0, output, "") }
    let error = "error: \(report.percentage) % of the cases are covered, and not \(minimum) %\n"
    return (1, output, error)
  }

  private static func source(_ path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CoverageProblem("\(path): it cannot be read")
    }
    return SourceFile(path: path, bytes: Array(data))
  }
}
