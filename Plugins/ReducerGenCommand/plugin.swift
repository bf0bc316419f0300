import Foundation
import PackagePlugin

/// `swift package reducergen`: writes or checks generated code that is committed, migrates the
/// package, prints which actions its tests leave out, or draws a map of its features.
@main
struct ReducerGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if let name = arguments.first, ["migrate", "coverage", "map"].contains(name) {
      return try runWorkshopTool(name, Array(arguments.dropFirst()), context)
    }
    let request = Request(arguments)
    if request.wantsHelp { return print(Request.help) }
    if let problem = request.problem { return Diagnostics.error(problem) }
    let candidates = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .map(Candidate.init).sorted { $0.name < $1.name }
    if request.printsModel {
      let tool = try context.tool(named: "reducergen").url
      return try Candidate.printModel(of: candidates, tool, request)
    }
    let selection = Selection(request.targets, among: candidates, Manifest(context.package))
    for problem in selection.problems { Diagnostics.error(problem) }
    if !selection.problems.isEmpty { return }
    if !request.isCheck {
      for warning in selection.warnings { Diagnostics.warning(warning) }
    }
    let tool = try context.tool(named: "reducergen").url
    for candidate in selection.chosen { try candidate.generation.run(tool, request) }
  }

  /// Runs a tool on the whole package. The tool is built first.
  private func runWorkshopTool(
    _ name: String, _ arguments: [String], _ context: PluginContext
  ) throws {
    let workshop = Workshop(packageManager: packageManager)
    guard let tool = workshop.tool("reducergen-" + name) else { return }
    let folder = context.package.directoryURL
    if name == "migrate" { return try Migration(tool: tool, folder: folder).run(arguments) }
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    try PackageReport(name: name, tool: tool, folder: folder).run(arguments, targets)
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
      if let name = arguments.first, ["migrate", "coverage", "map"].contains(name) {
        return Diagnostics.error(
          "'\(name)' is for packages; in a clone of reducergen, run: swift run reducergen-\(name)")
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
      let selection = Selection(request.targets, among: candidates, Manifest(plugin: nil))
      for problem in selection.problems { Diagnostics.error(problem) }
      if !selection.problems.isEmpty { return }
      let tool = try context.tool(named: "reducergen").url
      for candidate in selection.chosen { try candidate.generation.run(tool, request) }
    }
  }
#endif
