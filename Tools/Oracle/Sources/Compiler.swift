import Foundation

/// The compiler's own parser. It decides where SwiftParser accepts what is not Swift, such as
/// `(@Sendable!() -> Int)`.
enum Compiler {
  static func accepts(_ file: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", file]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
