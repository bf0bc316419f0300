/// The options of the command.
struct CoverageOptions {
  struct Module {
    var name: String
    var paths: [String] = []
  }

  var traces: String?
  var minimum: Int?
  var isJSON = false
  var wantsHelp = false
  var modules: [Module] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw CoverageUsage("'\(option)' needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": isJSON = true
      case "--traces": traces = try value(of: argument)
      case "--minimum":
        let text = try value(of: argument)
        guard let number = Int(text), (0...100).contains(number) else {
          throw CoverageUsage("'--minimum' needs a number from 0 to 100, and not '\(text)'")
        }
        minimum = number
      case "--module": modules.append(Module(name: try value(of: argument)))
      case _ where argument.hasPrefix("-"): throw CoverageUsage("there is no option '\(argument)'")
      default:
        if modules.isEmpty { throw CoverageUsage("'\(argument)' comes before '--module NAME'") }
        modules[modules.count - 1].paths.append(argument)
      }
    }
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

/// A wrong command line.
struct CoverageUsage: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
