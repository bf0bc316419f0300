import Foundation
import PackagePlugin

/// `swift package reducergen`: writes or checks generated code that is committed, migrates the
/// package, prints which actions its tests leave out, or draws a map of its features.
@main
struct ReducerGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if let command = arguments.first, Workshop.commands.contains(command) {
      let workshop = Workshop(packageManager: packageManager, package: context.package)
      return try workshop.run(command, Array(arguments.dropFirst()))
    }
    let request = Request(arguments)
    if request.wantsHelp { return print(Request.help) }
    if let problem = request.problem { return Diagnostics.error(problem) }
    let candidates = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .map(Candidate.init).sorted { $0.name < $1.name }
    let tool = try context.tool(named: "reducergen").url
    try run(request, candidates, Manifest(context.package), tool)
  }

  /// Writes or checks the code of the chosen targets, or prints what templates see of them.
  private func run(
    _ request: Request, _ candidates: [Candidate], _ manifest: Manifest, _ tool: URL
  ) throws {
    if request.printsModel { return try Candidate.printModel(of: candidates, tool, request) }
    let selection = Selection(request.targets, among: candidates, manifest)
    for problem in selection.problems { Diagnostics.error(problem) }
    if !selection.problems.isEmpty { return }
    if !request.isCheck {
      for warning in selection.warnings { Diagnostics.warning(warning) }
    }
    for candidate in selection.chosen { try candidate.generation.run(tool, request) }
  }
}

extension Candidate {
  /// Of the chosen targets, or of those that use the library or have templates.
  static func printModel(of all: [Candidate], _ tool: URL, _ request: Request) throws {
    let chosen = all.filter {
      request.targets.isEmpty
        ? $0.isDependent || $0.generation.hasTemplates : request.targets.contains($0.name)
    }
    if chosen.isEmpty {
      let names = all.map(\.name).joined(separator: ", ")
      return Diagnostics.error("name one of these targets with '--target': \(names)")
    }
    let results = try chosen.map { try $0.generation.printModel(tool, request) }
    if !results.contains(true) { Diagnostics.error("there is no such type (see above)") }
  }

  init(_ module: SwiftSourceModuleTarget) {
    let sources = Sources(module.sourceFiles, root: module.directoryURL)
    self.init(
      generation: Generation(target: module.name, module: module.moduleName, sources: sources),
      isDependent: module.recursiveTargetDependencies.contains { $0.name == "GeneratedSupport" })
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReducerGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      if let command = arguments.first, Workshop.commands.contains(command) {
        return Diagnostics.error(
          "'\(command)' is for packages; in a clone of reducergen, run: "
            + "swift run reducergen-workshop \(command)")
      }
      let request = Request(arguments)
      if request.wantsHelp { return print(Request.help) }
      if let problem = request.problem { return Diagnostics.error(problem) }
      let root = context.xcodeProject.directoryURL
      let candidates = context.xcodeProject.targets.map { target in
        let sources = Sources(target.inputFiles, root: root)
        let name = target.displayName
        return Candidate(
          generation: Generation(target: name, module: name, sources: sources), isDependent: true)
      }
      let tool = try context.tool(named: "reducergen").url
      try run(request, candidates, Manifest(plugin: nil), tool)
    }
  }
#endif
