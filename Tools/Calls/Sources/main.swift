import Foundation

// Arguments: the folder, the number of the first protocol, how many, and the seed.
let arguments = CommandLine.arguments
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
let (first, count, seed) = (Int(arguments[2])!, Int(arguments[3])!, Int(arguments[4])!)

let prelude = """
  import Foundation

  struct Mishap: Error, Equatable { let code: Int }
  struct Row: Equatable, Sendable { let id: Int }

  /// What a type was called with. One task at a time uses it.
  final class Log: @unchecked Sendable {
    var lines: [String] = []
    var throwsMishaps = false
    func note(_ line: String) { lines.append(line) }
  }

  func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if holds { return }
    print(problem())
    exit(1)
  }

  """

let trials = (first..<first + count).map { number in
  CallTrial("Protocol\(number)", SeededGenerator(seed: seed, stream: number))
}
let calls = trials.map { "    await compare\($0.name)()" }.joined(separator: "\n")
let program = prelude + "\n@main struct Program {\n  static func main() async {\n\(calls)\n  }\n}\n"
try Data(program.utf8).write(to: folder.appending(path: "Program.swift"))
for trial in trials {
  try Data(trial.text.utf8).write(to: folder.appending(path: trial.name + ".swift"))
}
