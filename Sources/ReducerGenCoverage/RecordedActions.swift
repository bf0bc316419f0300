import Foundation

/// The actions that tests have sent or received, as their runs have written them: a module, a type
/// and a case on each line.
package struct RecordedActions {
  private var lines: Set<String> = []

  /// - Parameter folder: The one that `REDUCERGEN_TRACES` named in the run.
  package init(in folder: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandProblem("\(folder): there is no such folder; \(Self.advice)")
    }
    let files = names.filter { $0.hasPrefix("actions-") && $0.hasSuffix(".txt") }
    if files.isEmpty {
      throw CommandProblem("\(folder): no test has written its actions there; \(Self.advice)")
    }
    for name in files {
      let text = try String(
        contentsOf: URL(filePath: folder).appending(path: name), encoding: .utf8)
      lines.formUnion(text.split(separator: "\n").map(String.init))
    }
  }

  private static let advice = "run the tests first: REDUCERGEN_TRACES=FOLDER swift test"

  /// - Parameter type: `Login.Action`, in the module.
  package func contain(_ name: String, of type: String, in module: String) -> Bool {
    lines.contains("\(module)\t\(type)\t\(name)")
  }
}
