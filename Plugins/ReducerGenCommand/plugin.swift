import Foundation
import PackagePlugin

/// `swift package reducergen`: the generated code of targets that keep it in the repository.
@main
struct ReducerGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let request = Request(arguments)
    if request.wantsHelp { return print(Request.help) }
    if let problem = request.problem { return Diagnostics.error(problem) }
    let modules = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let selection = Selection(request.targets, among: modules, Manifest(context.package))
    for problem in selection.problems { Diagnostics.error(problem) }
    if !selection.problems.isEmpty { return }
    let tool = try context.tool(named: "reducergen").url
    for module in selection.modules {
      let generation = Generation(
        module: module.moduleName, root: module.directoryURL, sources: Sources(module.sourceFiles))
      try generation.run(tool, request.options)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReducerGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let request = Request(arguments)
      if request.wantsHelp { return print(Request.help) }
      if let problem = request.problem { return Diagnostics.error(problem) }
      let tool = try context.tool(named: "reducergen").url
      for target in context.xcodeProject.targets where request.selects(target.displayName) {
        let sources = Sources(target.inputFiles)
        guard let root = sources.sharedFolder else { continue }
        try Generation(module: target.displayName, root: root, sources: sources)
          .run(tool, request.options)
      }
    }
  }
#endif

/// What the arguments ask for.
private struct Request {
  var targets: [String]
  var options: [String] = []
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
    if let argument = extractor.remainingArguments.first {
      problem = "there is no argument '\(argument)'\n\(Self.help)"
    }
  }

  func selects(_ target: String) -> Bool { targets.isEmpty || targets.contains(target) }

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
