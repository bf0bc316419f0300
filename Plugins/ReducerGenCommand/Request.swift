import PackagePlugin

/// The arguments of the command.
struct Request {
  var targets: [String]
  var options: [String] = []
  /// Whether to print what templates see of a type, or of the whole target.
  var printsModel: Bool
  var modelType: String?
  var isCheck: Bool { options.contains("--check") }
  var wantsHelp: Bool
  /// An error in the arguments.
  var problem: String?

  init(_ arguments: [String]) {
    printsModel = arguments.first == "model"
    var extractor = ArgumentExtractor(Array(arguments.dropFirst(printsModel ? 1 : 0)))
    targets = extractor.extractOption(named: "target")
    wantsHelp = extractor.extractFlag(named: "help") > 0
    if printsModel {
      modelType = extractor.extractOption(named: "type").last
    } else {
      for option in ["check", "verbose"] where extractor.extractFlag(named: option) > 0 {
        options.append("--" + option)
      }
    }
    if arguments.last == "--target" || targets.contains("") {
      problem = "'--target' needs the name of a target\n\(Self.help)"
    } else if arguments.last == "--type" || modelType == "" {
      problem = "'--type' needs the name of a type\n\(Self.help)"
    } else if let argument = extractor.remainingArguments.first {
      problem = "there is no argument '\(argument)'\n\(Self.help)"
    }
  }

  static let help = """
    usage: swift package reducergen [--target TARGET]… [--check] [--verbose]
           swift package reducergen model [--target TARGET]… [--type TYPE]
           swift package reducergen migrate [--help] …
           swift package reducergen coverage [--help] …
           swift package reducergen map [--help] …

    Writes the generated code of a target to the folder 'Generated' beside its sources. Removes
    generated files whose source is gone.

      --target TARGET   a target of this package; repeat the option for several targets (default:
                        every target that depends on GeneratedSupport)
      --check           write nothing; print a diff and fail if a file is missing, stale or left over
      --verbose         report each stage and its time

    'model' prints what templates see of a target, or of the type TYPE.
    'migrate' moves a package from the macros of TCA to reducergen.
    'coverage' prints which actions no test has sent or received.
    'map' draws a map of the features, as a page or a diagram.
    """
}
