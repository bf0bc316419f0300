import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenSyntax

/// `reducergen dump`: prints the declarations of files.
struct DumpCommand: Command, Equatable {
  var showsTypes = false
  var showsCode = false
  var paths: [String] = []

  static let name = "dump"
  static let summary = "print the declarations of a file as JSON"
  static let usage = ["[--types] [--code] [--] FILE…"]
  static let about = """
    Prints one line of JSON for each file, with its declarations and its syntax errors. The file '-'
    is standard input.
    """
  static let failure = "a file has syntax errors"

  static var options: [CommandOption<Self>] {
    [
      .flag("--types", \.showsTypes, "for each declaration, also print the trees of its types"),
      .flag("--code", \.showsCode, "also print the trees of all bodies and initial values"),
    ]
  }

  mutating func take(_ operand: String) { paths.append(operand) }

  func finish() throws {
    if paths.isEmpty { throw UsageError("'dump' needs at least one FILE, or '-'") }
  }

  func run(_ console: Console) throws -> ExitCode {
    var code = ExitCode.done
    for path in paths {
      let file = SourceFile(path: path, bytes: try FileSystem.read(path))
      let (line, isClean) = Dump.line(
        for: file, showsTypes: showsTypes, showsCode: showsCode)
      if !isClean { code = .errorsOrStale }
      try console.print(line + [10])
    }
    return code
  }
}
