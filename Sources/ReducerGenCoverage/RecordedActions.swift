import ReducerGenCommandLine

/// The actions that tests have sent or received, as their runs have written them: a module, a type
/// and a case on each line.
package struct RecordedActions {
  /// The variable of the environment that names the folder in a run of the tests.
  static let variable = "REDUCERGEN_TRACES"

  private var lines: Set<Substring> = []

  /// - Parameter folder: The one that the variable named in the run.
  package init(in folder: String) throws {
    if !FileSystem.exists(folder) {
      var error = FileError.missing(folder)
      error.reason += "; \(Self.advice(folder))"
      throw error
    }
    let files = FileSystem.names(in: folder).filter {
      $0.hasPrefix("actions-") && $0.hasSuffix(".txt")
    }
    if files.isEmpty {
      throw FileError(
        path: folder, reason: "no test has written its actions there; \(Self.advice(folder))")
    }
    for name in files {
      let text = String(decoding: try FileSystem.read(folder + "/" + name), as: UTF8.self)
      lines.formUnion(text.split(separator: "\n"))
    }
  }

  private static func advice(_ folder: String) -> String {
    "run the tests first: \(variable)=\(folder) swift test"
  }

  /// - Parameter type: `Login.Action`, in the module.
  package func contain(_ name: String, of type: String, in module: String) -> Bool {
    lines.contains("\(module)\t\(type)\t\(name)")
  }
}

extension CommandOption {
  /// `--traces FOLDER`, with one meaning for all commands.
  ///
  /// - Parameter use: What the command does with it, or without it.
  package static func traces(
    _ property: WritableKeyPath<Subject, String?>, _ use: String
  ) -> Self {
    .text(
      "--traces", "FOLDER", property,
      "the folder that \(RecordedActions.variable) named when the tests ran\(use)")
  }
}
