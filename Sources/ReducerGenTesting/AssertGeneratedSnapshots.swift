import Foundation
import GeneratedTestSupport
import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenRecording
import ReducerGenSyntax

/// Compares the code generated for a target with files in the folder `__Snapshots__` beside the
/// test.
///
/// ```swift
/// func testGeneratedCode() {
///   assertGeneratedSnapshots(ofTargetAt: "Sources/App")
/// }
/// ```
///
/// The first run writes the files, and fails. Read and commit them. A change of a source, or of the
/// generator, then shows up as a diff. Exclude `__Snapshots__` from the test target in the
/// manifest.
///
/// - Parameters:
///   - path: the target's folder. It is searched for in the folder of the test and in each parent
///     folder, so the working directory does not matter. All Swift files in it are read, also those
///     that the manifest excludes.
///   - module: the target's module, if its name differs from the folder's.
///   - record: the files that this run writes. The default is the value of the environment variable
///     `REDUCERGEN_RECORD`. Without it, missing files are written, unless `CI` is set.
public func assertGeneratedSnapshots(
  ofTargetAt path: String,
  module: String? = nil,
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let (recording, problem) = SnapshotRecording.choose(record)
  let snapshots = TargetSnapshots(
    target: path, module: module, recording: recording, testFile: "\(filePath)")
  for message in [problem].compactMap({ $0 }) + snapshots.problems() {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The generated code of a target, and its recorded copy.
struct TargetSnapshots {
  var target: String
  var module: String?
  var recording: SnapshotRecording
  var testFile: String

  /// The messages for the test; none if everything matches.
  func problems() -> [String] {
    if module == nil && name == "Sources" {
      return ["The module of '\(target)' is unknown. Pass 'module:'."]
    }
    guard let root = root() else {
      return [
        "There is no folder '\(target)' in '\(testFolder.path(percentEncoded: false))' or in a parent "
          + "folder."
      ]
    }
    do {
      let templates = try FileSystem.templates(in: path(root) + "/ReducerGenTemplates")
      let result = Pipeline.generate(
        sources: try sources(in: root),
        options: Pipeline.Options(module: name, templates: templates))
      let errors = messages(result.diagnostics)
      if !errors.isEmpty { return ["'\(target)' has errors:\n\n\(errors)"] }
      let outputs = result.outputs.filter(\.hasCode)
      if outputs.isEmpty {
        return ["The sources in '\(path(root))' yield no code. Do they contain an annotated type?"]
      }
      return try compare(outputs)
    } catch let error as FileError {
      return ["\(error.path): \(error.reason)"]
    } catch {
      return ["\(error)"]
    }
  }

  private var name: String { module ?? URL(filePath: target).lastPathComponent }
  private var testFolder: URL { URL(filePath: testFile).deletingLastPathComponent() }

  /// Searches the test's folder and its parent folders.
  private func root() -> URL? {
    var folder = testFolder
    while true {
      let found = folder.appending(path: target)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path(found), isDirectory: &isFolder),
        isFolder.boolValue
      {
        return found
      }
      let parent = folder.deletingLastPathComponent()
      if path(parent) == path(folder) || path(folder) == "/" { return nil }
      folder = parent
    }
  }

  private func sources(in root: URL) throws -> [SourceFile] {
    let files = FileManager.default.subpaths(atPath: path(root)) ?? []
    return try files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted().map { name in
        SourceFile(
          path: target + "/" + name, relativePath: name,
          bytes: try FileSystem.read(path(root) + "/" + name))
      }
  }

  private func messages(_ diagnostics: [Diagnostic]) -> String {
    var printer = DiagnosticPrinter()
    return diagnostics.filter { $0.severity == .error }.flatMap { printer.lines(for: $0) }
      .joined(separator: "\n")
  }

  private func compare(_ outputs: [Pipeline.Output]) throws -> [String] {
    let test = URL(filePath: testFile).deletingPathExtension().lastPathComponent
    var folder = SnapshotFolder(
      path: path(testFolder) + "/__Snapshots__/\(test)/\(name)", recording: recording)
    for output in outputs { try folder.compare(output) }
    try folder.compareNames(outputs.map(\.name))
    return folder.problems
  }

  private func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
