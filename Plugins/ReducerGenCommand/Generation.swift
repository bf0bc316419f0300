import Foundation
import PackagePlugin

/// One run of the tool.
struct Generation {
  var target: String
  var module: String
  var sources: Sources

  func run(_ tool: URL, _ request: Request) throws {
    if sources.urls.isEmpty { return }
    if sources.generated.count > 1 { return reportSeveralFolders() }
    if sources.outputIsLeftOut { return reportUnusedFolder() }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments + request.options + ["--"] + sources.urls.map(path)
    let output = request.isCheck ? Pipe() : nil
    if let output { (process.standardOutput, process.standardError) = (output, output) }
    try process.run()
    let differences = try output?.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    report(process, String(decoding: differences, as: UTF8.self), isCheck: request.isCheck)
    if sources.mayLeaveOutputOut && !request.isCheck { remindOfSources() }
  }

  /// Prints what templates see. Returns false if the target does not have the type; the tool says so.
  func printModel(_ tool: URL, _ request: Request) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["model", "--module", module, "--root", path(sources.root)]
      + (request.modelType.map { ["--type", $0] } ?? []) + ["--"]
      + sources.urls.map(path)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Whether the target has templates of its own.
  var hasTemplates: Bool {
    let templates = sources.root.appending(path: "ReducerGenTemplates")
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(templates))
    return names?.contains { $0.hasSuffix(".stencil") } ?? false
  }

  private var arguments: [String] {
    let templates = sources.root.appending(path: "ReducerGenTemplates")
    return ["generate", "--checked-in", "--module", module, "--root", path(sources.root)]
      + ["--output", path(sources.output)] + (hasTemplates ? ["--templates", path(templates)] : [])
  }

  /// SwiftPM prints errors at once, and the output of a plugin at its end. So the output of a check
  /// is a part of its error, or they would not be in order.
  private func report(_ process: Process, _ output: String, isCheck: Bool) {
    let code = process.terminationStatus
    let isStale = code == 1 && isCheck && process.terminationReason == .exit
    if isStale { return Diagnostics.error(staleText + output.trimmingCharacters(in: .newlines)) }
    if !output.isEmpty { print(output, terminator: "") }
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("reducergen crashed with signal \(code) for the target '\(target)'")
    } else if code == 1 {
      Diagnostics.error("the sources of '\(target)' have errors (see above)")
    } else if code != 0 {
      Diagnostics.error("reducergen failed with exit code \(code) for the target '\(target)'")
    }
  }

  private var staleText: String {
    "the generated code of '\(target)' is out of date, or its sources have errors (see below); to "
      + "update it, run: swift package --allow-writing-to-package-directory reducergen "
      + "--target \(target)\n"
  }

  private func reportSeveralFolders() {
    let folders = sources.generated.map { "'\(path($0))'" }.joined(separator: " and ")
    Diagnostics.error(
      "'\(target)' has generated code in several folders: \(folders); delete all but one")
  }

  private func reportUnusedFolder() {
    Diagnostics.error(
      "'\(path(sources.output))' is not compiled: add it to the 'sources:' of the target "
        + "'\(target)'")
  }

  private func remindOfSources() {
    guard holdsGeneratedCode(sources.output) else { return }
    Diagnostics.warning(
      "the generated code of '\(target)' is in '\(path(sources.output))'; if the target has "
        + "'sources:', add this folder to them")
  }
}
