import ReducerGenCore
import ReducerGenSyntax

/// `reducergen dump FILE…`.
struct DumpCommand {
  let paths: [String]
  let showsTypes: Bool
  let showsCode: Bool

  func run() throws -> ExitCode {
    var code = ExitCode.done
    for path in paths {
      let file = SourceFile(path: path, bytes: try FileSystem.read(path))
      let (line, isClean) = Dump.line(
        for: file, showsTypes: showsTypes, showsCode: showsCode)
      if !isClean { code = .errorsOrStale }
      if !Output.write(line + [10]) { return .inputOrOutput }
    }
    return code
  }
}
