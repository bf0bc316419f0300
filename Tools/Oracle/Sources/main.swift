import Foundation
import SwiftSyntax

// The development tool that checks `reducergen dump` against the toolchain's SwiftParser.
//
//   oracle compare --tool REDUCERGEN [--timeout SECONDS] FILE|DIR…
//   oracle crashes FILE|DIR…
//   oracle dump FILE…
//   oracle generate --count N --seed S --output DIR [--rejected DIR]
//   oracle diagnose FILE…
//   oracle mutate --count N --seed S --output DIR FILE|DIR…
//   oracle parse FILE…
//   oracle snippets --output DIR FILE|DIR…
//   oracle speed FILE…

func run(_ arguments: Arguments) throws -> Int32 {
  switch arguments.command {
  case "compare":
    let tool = DumpTool(
      path: try arguments.required("tool"),
      timeout: TimeInterval(arguments.number("timeout") ?? 60))
    return CompareCommand(tool: tool, files: try InputFiles.collect(arguments.files)).run()
  case "crashes": return try CrashesCommand(files: InputFiles.collect(arguments.files)).run()
  case "parse":
    for file in arguments.files { _ = try SourceText(path: file).parsed() }
    return 0
  case "dump":
    for file in arguments.files {
      let source = try SourceText(path: file)
      let tree = source.parsed()
      print(ExpectedDeclarations.line(of: source, tree: tree))
      if tree.hasError { FileHandle.standardError.write(Data("\(file): has errors\n".utf8)) }
    }
    return 0
  case "generate":
    return try GenerateCommand(
      count: arguments.requiredNumber("count"), seed: arguments.requiredNumber("seed"),
      output: arguments.required("output"), rejected: arguments.text("rejected")
    ).run()
  case "mutate":
    return try MutateCommand(
      files: InputFiles.collect(arguments.files), count: arguments.requiredNumber("count"),
      seed: arguments.requiredNumber("seed"), output: arguments.required("output")
    ).run()
  case "diagnose":
    for file in arguments.files { try Diagnosis.print(file) }
    return 0
  case "snippets":
    return try SnippetsCommand(
      files: InputFiles.collect(arguments.files, endings: ["swift", "md"]),
      output: arguments.required("output")
    ).run()
  case "speed": return try SpeedCommand(files: arguments.files).run()
  default:
    throw UsageError(
      description: "compare, crashes, dump, generate, mutate, diagnose, parse, snippets or speed "
        + "expected")
  }
}

do {
  exit(try run(Arguments(Array(CommandLine.arguments.dropFirst()))))
} catch {
  FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
  exit(2)
}
