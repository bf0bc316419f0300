/// The options of the command.
struct CoverageOptions {
  var traces: String?
  var minimum: Int?
  var isJSON = false
  var wantsHelp = false
  var modules: [ModuleArguments] = []

  init(_ arguments: [String]) throws {
    var rest = ToolArguments(arguments)
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": isJSON = true
      case "--traces": traces = try rest.value(of: argument)
      case "--minimum": minimum = try Self.percentage(rest.value(of: argument))
      default: try rest.readModule(argument, into: &modules)
      }
    }
  }

  private static func percentage(_ text: String) throws -> Int {
    if let number = Int(text), (0...100).contains(number) { return number }
    throw CommandUsage("'--minimum' needs a number from 0 to 100, and not '\(text)'")
  }

  static let help = """
    usage: reducergen-coverage [--traces FOLDER] [--minimum PERCENT] [--json]
                               --module NAME FILE… [--module NAME FILE…]…

    Prints the cases of all actions that no test has sent or received.

      --traces FOLDER     where the tests have written their actions (default: the variable
                          REDUCERGEN_TRACES)
      --minimum PERCENT   exit with 1 if fewer cases are covered
      --json              print all cases as JSON

    exit codes: 0 success · 1 too few cases are covered · 2 wrong usage
                3 a file could not be read

    """
}
