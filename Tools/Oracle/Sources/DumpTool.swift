import Foundation

/// Runs `reducergen dump` on a batch of files and reads what it prints.
struct DumpTool {
  struct Failure: Error, CustomStringConvertible { var description: String }

  let path: String
  let timeout: TimeInterval

  /// One line per file, in the order of `files`.
  func dump(_ files: [String]) throws -> [JSON] {
    let (status, output) = try run(["dump", "--types", "--code", "--"] + files)
    let lines = output.split(separator: 0x0A)
    guard lines.count == files.count else {
      throw Failure(description: "\(lines.count) lines for \(files.count) files")
    }
    let values = try lines.map { try JSONParser.parse($0) }
    for (value, file) in zip(values, files) where value["file"]?.string != file {
      throw Failure(description: "the line of '\(file)' names \(value["file"] ?? .null)")
    }
    let hasDiagnostics = values.contains { $0["diagnostics"]?.array?.isEmpty != true }
    guard status == (hasDiagnostics ? 1 : 0) else {
      throw Failure(description: "exit code \(status), diagnostics: \(hasDiagnostics)")
    }
    return values
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: [UInt8]) {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("oracle-\(UUID().uuidString)")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + timeout) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      throw Failure(description: "no answer within \(timeout) s")
    }
    guard process.terminationReason == .exit else {
      throw Failure(description: "killed by signal \(process.terminationStatus)")
    }
    return (process.terminationStatus, Array(try Data(contentsOf: output)))
  }
}
