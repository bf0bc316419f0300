import ReducerGenCoverage

@main
struct ReducerGenCoverage {
  static func main() { CoverageTool.run(Array(CommandLine.arguments.dropFirst())).exit() }
}
