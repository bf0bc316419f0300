import ReducerGenCoverage
import ReducerGenMap

@main
struct ReducerGenMap {
  static func main() { MapTool.run(Array(CommandLine.arguments.dropFirst())).exit() }
}
