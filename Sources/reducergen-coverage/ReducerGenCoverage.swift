import Foundation
import ReducerGenCoverage

@main
struct ReducerGenCoverage {
  static func main() {
    let (code, output, errors) = CoverageTool.run(Array(CommandLine.arguments.dropFirst()))
    print(output, terminator: "")
    FileHandle.standardError.write(Data(errors.utf8))
    exit(code)
  }
}
