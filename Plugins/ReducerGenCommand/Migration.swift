import Foundation
import PackagePlugin

/// `swift package reducergen migrate`: runs the other tool on the whole package.
struct Migration {
  private let tool: URL
  private let folder: URL

  /// Nil for the package with the prebuilt tool, which has not this one.
  init?(_ tool: PluginContext.Tool?, in folder: URL) {
    guard let tool else {
      Diagnostics.error("'migrate' is not prebuilt: use the package 'reducergen' itself for it")
      return nil
    }
    self.tool = tool.url
    self.folder = folder
  }

  /// - Parameter arguments: Those after `migrate`.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    let wantsHelp = arguments.contains("--help") || arguments.contains("-h")
    // The folder is the working directory, so that places are relative to the package.
    process.arguments = arguments + (wantsHelp ? [] : ["."])
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let code = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("reducergen-migrate crashed with signal \(code)")
    } else if code == 1 {
      Diagnostics.error("the migration is not complete (see above)")
    } else if code != 0 {
      Diagnostics.error("reducergen-migrate failed with exit code \(code)")
    }
  }
}
