import Foundation

struct CommandFailure: Error, CustomStringConvertible { var description: String }

struct Compiler {
  /// The folder of the tool, with the runtime's module and objects.
  let built: URL

  private var modules: String { built.appending(path: "Modules").path }

  /// Finds errors, including values that are never set or that leave their actor. Returns nil if the
  /// compiler crashes, which random declarations bring about.
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

  /// Compiles the files and the runtime to a program, and runs it.
  func runProgram(of files: [String], in folder: URL) throws {
    let objects = built.appending(path: "GeneratedSupport.build")
    let names = try FileManager.default.contentsOfDirectory(atPath: objects.path)
    let paths = names.filter { $0.hasSuffix(".o") }.map { objects.appending(path: $0).path }
    try check(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-module-name",
        "Trials", "-I", modules, "-o", "program",
      ] + files + paths, in: folder)
    try check(folder.appending(path: "program").path, [], in: folder)
  }

  private func check(_ path: String, _ arguments: [String], in folder: URL) throws {
    let (status, output) = try run(path, arguments, in: folder)
    if status != 0 { throw CommandFailure(description: output) }
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

  /// The paths of what was generated.
  func outputs(in folder: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out").path)
    return names.sorted().map { "out/" + $0 }
  }
}

extension URL {
  /// Replaces what is in the folder by these files.
  func write(_ files: [(name: String, text: String)]) throws {
    try? FileManager.default.removeItem(at: self)
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: appending(path: name + ".swift"), atomically: false, encoding: .utf8)
    }
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
