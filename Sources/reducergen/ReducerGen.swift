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
  static func main() {
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
