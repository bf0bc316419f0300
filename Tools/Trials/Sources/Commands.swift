import Foundation

struct CommandFailure: Error, CustomStringConvertible { var description: String }

/// The compiler, as far as it finds errors: also that of values that are never set, and of those
/// that leave their actor.
struct Compiler {
  let modules: String

  /// `nil` where it crashes, which random declarations bring about.
  func check(_ files: [String], flags: [String]) throws -> [Finding]? {
    let (status, output) = try run(
      "/usr/bin/env",
      [
        "swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Trials",
        "-package-name", "trials",
      ]
        + ["-parse-as-library", "-I", modules] + flags + files)
    let findings = Finding.all(in: output)
    if status == 0 { return findings }
    return status == 1 && findings.contains(where: \.isError) ? findings : nil
  }
}

/// `reducergen generate`.
struct Generator {
  let path: String

  /// In the folder of the files: what is generated is named for a file's path from there.
  func generate(_ files: [String], in folder: URL) throws -> [Finding] {
    let (status, text) = try run(
      path, ["generate", "--module", "Trials", "--output", "out"] + files, in: folder)
    guard status == 0 || status == 1 else {
      throw CommandFailure(description: "the tool ended with \(status) for \(files)\n\(text)")
    }
    let findings = Finding.all(in: text)
    let lines = text.split(separator: "\n").count { !$0.contains(": note: ") }
    guard lines == findings.count, (status == 1) == findings.contains(where: \.isError) else {
      throw CommandFailure(description: "exit code \(status) with this output:\n\(text)")
    }
    return findings
  }
}

private func run(
  _ path: String, _ arguments: [String], in folder: URL? = nil
) throws -> (status: Int32, output: String) {
  let process = Process()
  if let folder { process.currentDirectoryURL = folder }
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  let isSignal = process.terminationReason == .uncaughtSignal
  return (process.terminationStatus + (isSignal ? 128 : 0), String(decoding: data, as: UTF8.self))
}
