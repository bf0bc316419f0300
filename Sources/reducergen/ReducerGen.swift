import Foundation
import ReducerGenCore

@main
struct ReducerGen {
  static func main() {
    for path in CommandLine.arguments.dropFirst() where path != "dump" {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let file = SourceFile(path: path, bytes: Array(data))
      let (line, _) = Dump.line(for: file)
      print(String(decoding: line, as: UTF8.self))
    }
  }
}
