import Foundation
import ReducerGenCore
import ReducerGenSyntax

/// Compiles small programs that use the runtime, for tests of the compiler's messages.
///
/// It compiles the runtime's sources into a module of its own, so that it need not know the folders
/// of any build system. All tests of a process share that module.
actor Compiler {
  static let shared = Compiler()

  private var modules: [String: Task<URL, any Error>] = [:]

  /// The compiler's output for `text`, with the code that the generator writes for it.
  ///
  /// - Parameters:
  ///   - isTest: Whether the text also uses `GeneratedTestSupport`.
  ///   - languageMode: The Swift version whose rules hold for the text.
  func messages(
    _ text: String, generates: Bool = true, isTest: Bool = false, languageMode: Int = 6
  ) async throws -> String {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = "import Generated\(isTest ? "Test" : "")Support\n\n" + text
    var files = [("main.swift", source)]
    if generates { files += generated(source) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let names = files.map { folder.appending(path: $0.0).path(percentEncoded: false) }
    var imports = ["-I", try await module("GeneratedSupport")]
    for name in isTest ? ["TracePictures", "GeneratedTestSupport"] : [] {
      imports += ["-I", try await module(name, imports)]
    }
    return try run(
      ["-typecheck", "-module-name", "Program"] + imports + names, languageMode: languageMode)
  }

  private func generated(_ source: String) -> [(String, String)] {
    let result = Pipeline.generate(
      sources: [SourceFile(path: "main.swift", text: source)], options: .init(module: "Program"))
    precondition(result.diagnostics.isEmpty, "\(result.diagnostics)")
    return result.outputs.filter(\.hasCode).map {
      ($0.name, String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// The folder of a compiled module.
  private func module(_ name: String, _ imports: [String] = []) async throws -> String {
    let task = modules[name] ?? Task { try self.compileModule(name, imports) }
    modules[name] = task
    return try await task.value.path(percentEncoded: false)
  }

  private func compileModule(_ name: String, _ imports: [String]) throws -> URL {
    let folder = try newFolder()
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let sources = FileManager.default.enumerator(
      at: root.appending(path: "Sources/\(name)"), includingPropertiesForKeys: nil)
    let files = (sources?.allObjects ?? []).compactMap { ($0 as? URL)?.path(percentEncoded: false) }
    let path = folder.appending(path: "\(name).swiftmodule").path(percentEncoded: false)
    let output = try run(
      ["-emit-module", "-wmo", "-parse-as-library", "-module-name", name]
        + ["-package-name", "fixture", "-emit-module-path", path] + imports
        + files.filter { $0.hasSuffix(".swift") })
    precondition(!output.contains("error:"), output)
    return folder
  }

  private func run(_ arguments: [String], languageMode: Int = 6) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "\(languageMode)"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output
  }

  private func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "reducergen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
