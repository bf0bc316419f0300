import Foundation

// Makes random declarations that ask for generated code, generates it, and lets the compiler say
// whether it compiles.
//
//   trials --tool REDUCERGEN --modules DIR --work DIR --prelude FILE --count N --seed S

func run(_ arguments: Arguments) throws -> Int32 {
  let count = try arguments.requiredNumber("count")
  let seed = try arguments.requiredNumber("seed")
  let round = Round(
    folder: URL(fileURLWithPath: try arguments.required("work")),
    prelude: try String(contentsOfFile: arguments.required("prelude"), encoding: .utf8),
    generator: Generator(path: try arguments.required("tool")),
    compiler: Compiler(modules: try arguments.required("modules")))
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

do {
  exit(try run(Arguments(["trials"] + CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("trials: \(error)\n".utf8))
  exit(2)
}
