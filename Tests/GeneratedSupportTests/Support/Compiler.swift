import Foundation
import ReducerGenCore

/// Compiles small programs that use the runtime, for tests of the compiler's messages.
///
/// It compiles the runtime's sources into a module of its own, so that it need not know the folders of
/// any build system. All tests of a process share that module.
actor Compiler {
  static let shared = Compiler()

  private var module: Task<URL, any Error>?

  /// The compiler's output for `text`, with the code that the generator writes for it.
  func messages(_ text: String, generates: Bool = true) async throws -> String {
    let folder = try newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = "import GeneratedSupport\n\n" + text
    var files = [("main.swift", source)]
    if generates { files += generated(source) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let names = files.map { folder.appending(path: $0.0).path(percentEncoded: false) }
    let runtime = try await runtime().path(percentEncoded: false)
    return try run(["-typecheck", "-module-name", "Program", "-I", runtime] + names)
  }

  private func generated(_ source: String) -> [(String, String)] {
    let result = Pipeline.generate(
      sources: [SourceFile(path: "main.swift", text: source)], options: .init(module: "Program"))
    precondition(result.diagnostics.isEmpty, "\(result.diagnostics)")
    return result.outputs.filter(\.hasCode).map {
      ($0.name, String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  private func runtime() async throws -> URL {
    if let module { return try await module.value }
    let task = Task { try self.compileRuntime() }
    module = task
    return try await task.value
  }

  private func compileRuntime() throws -> URL {
    let folder = try newFolder()
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let sources = FileManager.default.enumerator(
      at: root.appending(path: "Sources/GeneratedSupport"), includingPropertiesForKeys: nil)
    let files = (sources?.allObjects ?? []).compactMap { ($0 as? URL)?.path(percentEncoded: false) }
    let path = folder.appending(path: "GeneratedSupport.swiftmodule").path(percentEncoded: false)
    let output = try run(
      ["-emit-module", "-wmo", "-parse-as-library", "-module-name", "GeneratedSupport"]
        + ["-package-name", "fixture", "-emit-module-path", path]
        + files.filter { $0.hasSuffix(".swift") })
    precondition(!output.contains("error:"), output)
    return folder
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "6"] + arguments
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
