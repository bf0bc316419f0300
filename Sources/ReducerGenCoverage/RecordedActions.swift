import Foundation

/// The actions that tests have sent or received, as their runs have written them: a module, a type
/// and a case on each line.
struct RecordedActions {
  private var lines: Set<String> = []

  /// - Parameter folder: The one that `REDUCERGEN_TRACES` named in the run.
  init(in folder: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CoverageProblem("\(folder): there is no such folder; \(Self.advice)")
    }
    let files = names.filter { $0.hasPrefix("actions-") && $0.hasSuffix(".txt") }
    if files.isEmpty {
      throw CoverageProblem("\(folder): no test has written its actions there; \(Self.advice)")
    }
    for name in files {
      let text = try String(
        contentsOf: URL(filePath: folder).appending(path: name), encoding: .utf8)
      lines.formUnion(text.split(separator: "\n").map(String.init))
    }
  }

  private static let advice = "run the tests first: REDUCERGEN_TRACES=FOLDER swift test"

  func contain(_ name: String, of actions: ActionEnum) -> Bool {
    lines.contains("\(actions.module)\t\(actions.type)\t\(name)")
  }
}

/// What is wrong with the arguments, or with the files.
struct CoverageProblem: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
