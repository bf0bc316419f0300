import Foundation
import PackagePlugin

/// The Swift files of a target.
struct Sources {
  let urls: [URL]
  /// There are others in the target's folder, which its `sources:` leave out.
  let areLimited: Bool

  init(_ files: FileList) {
    let all = files.filter { $0.url.pathExtension == "swift" }
    urls = all.filter { $0.type == .source }.map(\.url)
    areLimited = urls.count != all.count
  }

  private var folders: [URL] { urls.map { $0.deletingLastPathComponent() } }

  /// Where generated code lies already.
  var generated: URL? { folders.first { $0.lastPathComponent == "Generated" } }

  /// The innermost folder that all of them are in.
  var sharedFolder: URL? {
    guard var shared = folders.first?.pathComponents else { return nil }
    for folder in folders {
      shared = zip(shared, folder.pathComponents).prefix { $0 == $1 }.map(\.0)
    }
    return URL(filePath: "/" + shared.dropFirst().joined(separator: "/"))
  }
}

/// One run of the tool. Paths are those of the file system, never percent-encoded.
struct Generation {
  var module: String
  /// The target's folder, as the build tool plugin has it: names of outputs come from it.
  var root: URL
  var sources: Sources

  func run(_ tool: URL, _ options: [String]) throws {
    guard let shared = sources.sharedFolder else { return }
    let output =
      sources.generated ?? (sources.areLimited ? shared : root).appending(path: "Generated")
    let templates = root.appending(path: "ReducerGenTemplates")
    let isUnknown = sources.generated == nil && holdsGeneratedCode(output)
    let hasTemplates = FileManager.default.fileExists(atPath: path(templates))
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["generate", "--checked-in", "--module", module, "--root", path(root)]
      + ["--output", path(output)] + (hasTemplates ? ["--templates", path(templates)] : [])
      + options + ["--"] + sources.urls.map(path)
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { fail(process.terminationStatus) }
    if isUnknown {
      Diagnostics.error(
        "'\(path(output))' isn't compiled: name it in the 'sources' of the target '\(module)'")
    }
  }

  private func holdsGeneratedCode(_ folder: URL) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(folder))
    return names?.contains { $0.hasSuffix(".generated.swift") } ?? false
  }

  private func fail(_ code: Int32) {
    Diagnostics.error(
      code == 1
        ? "the generated code of '\(module)' isn't what its sources yield, or they have errors"
        : "reducergen ended with exit code \(code) for '\(module)'")
  }

  private func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
