import Foundation

/// Some protocols whose clients are compared with types that conform by hand, in one program.
struct CallRound {
  static let size = 100

  let folder: URL
  let prelude: String
  let generator: Generator
  let compiler: Compiler

  /// Throws if the program does not compile, or if it finds a difference.
  func run(_ trials: [CallTrial]) throws {
    let files = trials.map { ($0.name, $0.text) } + [("Program", program(trials))]
    try folder.write(files + [("Prelude", prelude)])
    let names = files.map { $0.0 + ".swift" } + ["Prelude.swift"]
    if let finding = try generator.generate(names, in: folder).first(where: \.isError) {
      throw CommandFailure(description: finding.text)
    }
    let outputs = try generator.outputs(in: folder)
    try compiler.runProgram(of: names + outputs, in: folder)
  }

  private func program(_ trials: [CallTrial]) -> String {
    let calls = trials.map { "    await compare\($0.name)()" }.joined(separator: "\n")
    return "@main struct Program {\n  static func main() async {\n\(calls)\n  }\n}\n"
  }
}
