import Foundation
import PackagePlugin

/// `swift package reducergen migrate`: runs the other tool on the whole package.
struct Migration {
  let tool: URL
  let folder: URL

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
