import Foundation
import PackagePlugin

/// Runs `reducergen` on all Swift sources of a target, in one command. It reads no source: the list
/// of outputs follows from the list of sources.
@main
struct ReducerGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = Array(module.sourceFiles)
    return [
      Generation(
        module: module.moduleName, root: target.directoryURL, files: files,
        templates: target.directoryURL.appending(path: "ReducerGenTemplates"),
        output: context.pluginWorkDirectoryURL, tool: try context.tool(named: "reducergen").url
      ).command
    ].compactMap { $0 }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ReducerGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let files = Array(target.inputFiles)
      let folder = files.map { $0.url.deletingLastPathComponent() }
        .first { $0.lastPathComponent == "ReducerGenTemplates" }
      return [
        Generation(
          module: target.displayName, root: root, files: files,
          templates: folder ?? root.appending(path: "ReducerGenTemplates"),
          output: context.pluginWorkDirectoryURL, tool: try context.tool(named: "reducergen").url
        ).command
      ].compactMap { $0 }
    }
  }
#endif

/// One run of the tool. Paths are file-system paths, never percent-encoded.
private struct Generation {
  var module: String
  var root: URL
  var files: [File]
  var templates: URL
  var output: URL
  var tool: URL

  /// Nil for a target without Swift sources.
  var command: Command? {
    // Files that the target's `sources:` leave out are listed, too, with another type.
    let sources = files.filter { $0.type == .source }.map(\.url)
      .filter { $0.pathExtension == "swift" }
    if sources.isEmpty { return nil }
    let outputs = OutputNames(
      for: sources.map { OutputNames.relativePath(of: path($0), below: path(root)) })
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(templates))
    let stencils = (names ?? []).sorted()
      .filter { $0.hasSuffix(".stencil") }.map { templates.appending(path: $0) }
    let options = ["--plugin", "--root", path(root), "--module", module]
    let custom = stencils.isEmpty ? [] : ["--templates", path(templates)]
    return .buildCommand(
      displayName: "Generating code for \(module)", executable: tool,
      arguments: ["generate"] + options + custom + ["--output", path(output), "--"]
        + sources.map(path),
      inputFiles: sources + stencils,
      outputFiles: (outputs.sources + [outputs.target]).map { output.appending(path: $0) })
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
