// Writes random state types, the features that change them, and tests without assertions.
//
//   states COUNT SEED SOURCES TESTS

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 5, let count = Int(arguments[1]), let seed = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: states COUNT SEED SOURCES TESTS\n".utf8))
  exit(2)
}
var features = "import Foundation\nimport GeneratedSupport\n"
var tests =
  "import Foundation\nimport GeneratedTestSupport\nimport ReducerGenRecording\nimport Testing\n\n@testable import States\n"
for number in 0..<count {
  var writer = StateWriter(number: number, random: SeededGenerator(seed: seed, stream: number))
  features += writer.feature()
  tests += writer.test()
}
try features.write(toFile: arguments[3], atomically: true, encoding: .utf8)
try tests.write(toFile: arguments[4], atomically: true, encoding: .utf8)
