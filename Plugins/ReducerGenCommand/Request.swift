import PackagePlugin

/// What the arguments ask for.
struct Request {
  var targets: [String]
  var options: [String] = []
  var isCheck: Bool { options.contains("--check") }
  var wantsHelp: Bool
  /// What is wrong with the arguments.
  var problem: String?

  init(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    wantsHelp = extractor.extractFlag(named: "help") > 0
    for option in ["check", "verbose"] where extractor.extractFlag(named: option) > 0 {
      options.append("--" + option)
    }
    if arguments.last == "--target" || targets.contains("") {
      problem = "'--target' needs the name of a target\n\(Self.help)"
    } else if let argument = extractor.remainingArguments.first {
      problem = "there is no argument '\(argument)'\n\(Self.help)"
    }
  }

  static let help = """
    usage: swift package reducergen [--target TARGET]… [--check] [--verbose]

    Writes what is generated for a target's sources to the folder 'Generated' beside them, and
    removes what is left there of sources that are gone.

      --target TARGET   a target of this package, several times for several; if left out, each
                        that depends on GeneratedSupport
      --check           write nothing; print a diff and fail if a file is missing, stale or left over
      --verbose         say what is read, parsed, generated and written, and how long it takes
    """
}
