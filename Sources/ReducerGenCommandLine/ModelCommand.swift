import ReducerGenCore
import ReducerGenSyntax

/// The options of `model`.
struct ModelOptions: Equatable {
  var type: String?
  var module = "Module"
  var root: String?
  var files: [String] = []

  init(_ reader: inout ArgumentReader) throws {
    while let argument = reader.next() {
      switch argument {
      case "--type": type = try reader.value(of: argument)
      case "--root": root = try reader.value(of: argument)
      case "--module": module = try reader.value(of: argument)
      case "--": files += reader.rest()
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          message: "'model' has no option '\(argument)'"
            + Nearest.hint(argument, among: ["--module", "--root", "--type"]))
      default: files.append(argument)
      }
    }
    if files.isEmpty { throw UsageError(message: "'model' needs at least one FILE") }
  }
}

/// `reducergen model`: prints what templates see.
struct ModelCommand {
  let options: ModelOptions

  func run() throws -> ExitCode {
    let directory = FileSystem.workingDirectory
    let sources = try options.files.map { path in
      SourceFile(
        path: path, absolutePath: FileSystem.absolute(path, in: directory),
        root: FileSystem.absolute(options.root ?? directory, in: directory),
        bytes: try FileSystem.read(path))
    }
    let (text, others) = Pipeline.model(
      of: options.type, sources: sources, options: Pipeline.Options(module: options.module))
    guard let text else {
      let hint = others.first.map { "; did you mean '\($0)'?" } ?? ""
      Output.report(
        "error: the target '\(options.module)' has no type '\(options.type ?? "")'\(hint)\n")
      return .errorsOrStale
    }
    return Output.print(text)
  }
}
