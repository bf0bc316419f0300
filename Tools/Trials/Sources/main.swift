import Foundation

// Makes random declarations that ask for generated code, and generates it.
//
//   trials compile --tool REDUCERGEN --work DIR --prelude FILE --count N --seed S
//   trials call    …
//
// `compile` lets the compiler say whether it compiles. `call` calls the clients of protocols, and
// compares them with types that conform by hand.

func run(_ arguments: Arguments) throws -> Int32 {
  let count = try arguments.requiredNumber("count")
  let seed = try arguments.requiredNumber("seed")
  let tool = URL(filePath: try arguments.required("tool"))
  let folder = URL(filePath: try arguments.required("work"))
  let prelude = try String(contentsOfFile: arguments.required("prelude"), encoding: .utf8)
  let generator = Generator(path: tool.path)
  let compiler = Compiler(built: tool.deletingLastPathComponent())
  switch arguments.command {
  case "compile":
    let round = Round(folder: folder, prelude: prelude, generator: generator, compiler: compiler)
    return try compile(count, seed, round)
  case "call":
    let round = CallRound(
      folder: folder, prelude: prelude, generator: generator, compiler: compiler)
    return try call(count, seed, round)
  default: throw UsageError(description: "'\(arguments.command)' is neither 'compile' nor 'call'")
  }
}

func compile(_ count: Int, _ seed: Int, _ round: Round) throws -> Int32 {
  var totals = Totals()
  for first in stride(from: 0, to: count, by: Round.size) {
    let trials = (first..<min(first + Round.size, count)).map { number in
      TrialGenerator.trial(
        named: "Trial\(number)", random: SeededGenerator(seed: seed, stream: number))
    }
    var random = SeededGenerator(seed: seed, stream: -first - 1)
    totals.add(try round.run(trials, flags: Flags.some(&random)))
  }
  print(totals.description)
  return totals.isGood ? 0 : 1
}

func call(_ count: Int, _ seed: Int, _ round: CallRound) throws -> Int32 {
  for first in stride(from: 0, to: count, by: CallRound.size) {
    let trials = (first..<min(first + CallRound.size, count)).map { number in
      CallTrial("Protocol\(number)", SeededGenerator(seed: seed, stream: number))
    }
    try round.run(trials)
  }
  print("\(count) protocols: no difference")
  return 0
}

do {
  exit(try run(Arguments(Array(CommandLine.arguments.dropFirst()))))
} catch {
  FileHandle.standardError.write(Data("trials: \(error)\n".utf8))
  exit(2)
}
