import Foundation
import Testing

/// The built executables, beside the test runner.
enum Executable {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  static let path = path("reducergen")

  static func path(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }

  /// - Parameters:
  ///   - name: `reducergen` or `reducergen-workshop`.
  ///   - output: where standard output goes, if its text is not wanted.
  ///   - limit: a command of the shell that sets a limit for the tool. It fails at it, and is not
  ///     killed.
  static func run(
    _ arguments: [String], of name: String = "reducergen", input: String = "",
    directory: String? = nil, output: String? = nil, under limit: String? = nil
  ) throws -> Outcome {
    let path = path(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: limit == nil ? path : "/bin/sh")
    let shell = limit.map { ["-c", "trap '' XFSZ; \($0); exec \"$0\" \"$@\"", path] } ?? []
    process.arguments = shell + arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    let folder = try TemporaryFolder()
    for name in ["input", "output", "errors"] { try folder.write("", to: name) }
    try folder.write(input, to: "input")
    process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
    process.standardOutput = FileHandle(forWritingAtPath: output ?? folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return Outcome(
      code: process.terminationStatus, output: try folder.text("output"),
      errors: try folder.text("errors"))
  }
}
