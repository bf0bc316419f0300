import Foundation
import PackagePlugin

/// A command about all modules of the package: `coverage` prints which actions no test has sent or
/// received, and `map` draws the features.
struct PackageReport {
  let name: String
  let tool: URL
  let folder: URL

  /// - Parameter arguments: Those after the name.
  func run(_ arguments: [String], _ targets: [SwiftSourceModuleTarget]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + targets.flatMap(modules)
    // The folder is the working directory, so that files are relative to the package.
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      Diagnostics.error("reducergen-\(name) failed (see above)")
    }
  }

  private func modules(_ target: SwiftSourceModuleTarget) -> [String] {
    let isDependent = target.recursiveTargetDependencies.contains { $0.name == "GeneratedSupport" }
    if target.kind == .test || !isDependent { return [] }
    let root = folder.path(percentEncoded: false)
    let files = target.sourceFiles.filter { $0.type == .source }.map {
      let path = $0.url.path(percentEncoded: false)
      return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    }
    return ["--module", target.moduleName] + files
  }
}
