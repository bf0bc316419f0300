import Foundation

/// `oracle crashes`: lists the files that SwiftParser itself does not survive, as it happens with
/// files that have something wrong in them. Nothing can be compared for them.
struct CrashesCommand {
  let files: [String]

  func run() throws -> Int32 {
    for file in try crashing(files[...]) { print(file) }
    return 0
  }

  /// Halves the files until each one that crashes is alone.
  private func crashing(_ files: ArraySlice<String>) throws -> [String] {
    if try files.isEmpty || isParsed(files) { return [] }
    if files.count == 1 { return Array(files) }
    let middle = files.startIndex + files.count / 2
    return try crashing(files[..<middle]) + crashing(files[middle...])
  }

  /// Parses in another process.
  private func isParsed(_ files: ArraySlice<String>) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["parse"] + files
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
  }
}
