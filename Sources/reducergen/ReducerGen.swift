import ReducerGenCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct ReducerGen {
  static let tool = Tool(
    name: "reducergen",
    about: """
      reducergen generates Swift code in place of macros: case paths for enums, and the boilerplate of
      dependency clients. Another executable, 'reducergen-workshop', has the commands that no build
      runs: 'migrate', 'coverage' and 'map'.
      """,
    commands: [GenerateCommand.self, DumpCommand.self, ModelCommand.self])

  static func main() {
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
