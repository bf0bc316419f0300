import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenSyntax

/// `reducergen model`: prints what templates see.
struct ModelCommand: Command, Equatable {
  var type: String?
  var module = "Module"
  var root: String?
  var files: [String] = []

  static let name = "model"
  static let summary = "print what templates see of a type or of the target"
  static let usage = ["[OPTION…] [--] FILE…"]
  static let about = """
    Prints what templates see of the target with these sources. Values that are false, empty or
    missing are left out.
    """
  static let failure = "the target has no such type"

  static var options: [CommandOption<Self>] {
    [
      .text("--type", "TYPE", \.type, "print a type of the target instead: Feature.Row"),
      .text("--module", "NAME", \.module, "the target's module"),
      .text("--root", "DIR", \.root, "the target's folder, as for 'generate'"),
    ]
  }

  mutating func take(_ operand: String) { files.append(operand) }

  func finish() throws {
    if files.isEmpty { throw UsageError("'model' needs at least one FILE") }
  }

  func run(_ console: Console) throws -> ExitCode {
    let directory = FileSystem.workingDirectory
    let sources = try files.map { path in
      SourceFile(
        path: path, absolutePath: FileSystem.absolute(path, in: directory),
        root: FileSystem.absolute(root ?? directory, in: directory),
        bytes: try FileSystem.read(path))
    }
    let (text, others) = Pipeline.model(
      of: type, sources: sources, options: Pipeline.Options(module: module))
    if let text {
      try console.print(text)
      return .done
    }
    let hint = others.first.map { "; did you mean '\($0)'?" } ?? ""
    console.report("error: the target '\(module)' has no type '\(type ?? "")'\(hint)\n")
    return .errorsOrStale
  }
}
