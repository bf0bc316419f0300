import Foundation
import PackagePlugin

/// Runs the commands of `reducergen-workshop` on the whole package. The plugin does not depend on the
/// workshop, because SwiftPM would then build it before every run.
struct Workshop {
  /// `migrate` moves the package from the macros, `coverage` prints which actions no test has sent or
  /// received, and `map` draws the features.
  static let commands = ["migrate", "coverage", "map"]

  let packageManager: PackageManager
  let package: Package

  /// - Parameter arguments: Those after the name of the command.
  func run(_ command: String, _ arguments: [String]) throws {
    guard let tool = tool() else { return }
    let process = Process()
    process.executableURL = tool
    process.arguments = [command] + arguments + operands(of: command)
    // The folder is the working directory, so that files are relative to the package.
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    report(command, process)
  }

  /// Nil if the tool could not be built; then an error says why.
  private func tool() -> URL? {
    let name = "reducergen-workshop"
    do {
      let result = try packageManager.build(.product(name), parameters: .init())
      if let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) {
        return tool.url
      }
      print(result.logText)
      Diagnostics.error("'\(name)' could not be built (see above)")
    } catch {
      Diagnostics.error("'\(name)' could not be built: \(error)")
    }
    return nil
  }

  private func report(_ command: String, _ process: Process) {
    let code = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("'\(command)' crashed with signal \(code)")
    } else if code == 1, command == "migrate" {
      Diagnostics.error("the migration is not complete (see above)")
    } else if code != 0 {
      Diagnostics.error("'\(command)' failed with exit code \(code) (see above)")
    }
  }
}

// MARK: Operands

extension Workshop {
  /// The folder of the package, or its modules that use the library.
  private func operands(of command: String) -> [String] {
    if command == "migrate" { return ["."] }
    return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap(module)
  }

  private func module(_ target: SwiftSourceModuleTarget) -> [String] {
    let isDependent = target.recursiveTargetDependencies.contains { $0.name == "GeneratedSupport" }
    if target.kind == .test || !isDependent { return [] }
    let root = package.directoryURL.path(percentEncoded: false)
    let files = target.sourceFiles.filter { $0.type == .source }.map {
      let path = $0.url.path(percentEncoded: false)
      return path.hasPrefix(root) ? String(path.dropFirst(root.count).drop { $0 == "/" }) : path
    }
    return ["--module", target.moduleName] + files
  }
}
