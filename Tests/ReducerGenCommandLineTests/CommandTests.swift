import Testing

@testable import ReducerGenCommandLine

private let stdoutWrites = """
  '--stdout' cannot be combined with '--output', '--check' or '--checked-in'
  """

@Suite struct CommandTests {
  @Test(arguments: [
    (
      ["dump", "a.swift", "-"], Command.dump(["a.swift", "-"], showsTypes: false, showsCode: false)
    ),
    (
      ["dump", "--types", "--", "-x.swift", "--"],
      .dump(["-x.swift", "--"], showsTypes: true, showsCode: false)
    ),
    (["dump", "--code", "a.swift"], .dump(["a.swift"], showsTypes: false, showsCode: true)),
    (["help"], .help(nil)),
    (["--help"], .help(nil)),
    (["-h"], .help(nil)),
    (["help", "dump"], .help("dump")), (["model", "-h"], .help("model")),
    (["generate", "--help"], .help("generate")),
    (["dump", "-h"], .help("dump")),
    (["version"], .version),
    (["--version"], .version),
  ])
  func argumentsSelectACommand(arguments: [String], command: Command) throws {
    #expect(try parse(arguments) == command)
  }

  @Test func generateTakesEveryOption() throws {
    let options = try generateOptions([
      "--check", "--checked-in", "--plugin", "--verbose", "--root", "r", "--module", "M",
      "--templates", "t", "--output", "o",
      "a.swift", "--", "-b.swift", "--check",
    ])
    #expect(options.isCheck && options.isCheckedIn && options.isPlugin && options.isVerbose)
    #expect(options.root == "r")
    #expect(options.module == "M")
    #expect(options.templates == "t")
    #expect(options.output == "o")
    #expect(options.files == ["a.swift", "-b.swift", "--check"])
  }

  @Test func theFileToPrintIsASource() throws {
    let options = try generateOptions(["--stdout", "a.swift", "b.swift"])
    #expect(options == GenerateOptions(printed: "a.swift", files: ["b.swift", "a.swift"]))
  }

  @Test func generateNeedsLittle() throws {
    let options = try generateOptions(["a.swift", "--output", "o"])
    #expect(options == GenerateOptions(output: "o", files: ["a.swift"]))
  }

  @Test(
    arguments: [
      ([], "no command was given"),
      (["generat"], "there is no command 'generat'; did you mean 'generate'?"),
      (["frobnicate"], "there is no command 'frobnicate'"),
      (["model"], "'model' needs at least one FILE"),
      (["model", "--tpye", "A"], "'model' has no option '--tpye'; did you mean '--type'?"),
      (["help", "dmup"], "there is no command 'dmup'; did you mean 'dump'?"),
      (["help", "dump", "x"], "'help' takes no argument 'x'"),
      (["version", "x"], "'version' takes no argument 'x'"),
      (["dump"], "'dump' needs at least one FILE, or '-'"),
      (["dump", "--all", "x"], "'dump' has no option '--all'"),
      (["generate", "x"], "'generate' needs '--output DIR' or '--stdout FILE'"),
      (["generate", "--output", "", "x"], "'generate' needs '--output DIR' or '--stdout FILE'"),
      (["generate", "--output", "o"], "'generate' needs at least one FILE"),
      (["generate", "--stdout"], "'--stdout' needs a value"),
      (["generate", "--stdout", "a", "--output", "o"], stdoutWrites),
      (["generate", "--stdout", "a", "--check"], stdoutWrites),
      (["generate", "--stdout", "a", "--checked-in"], stdoutWrites),
      (["generate", "--output"], "'--output' needs a value"),
      (["generate", "--root"], "'--root' needs a value"),
      (["generate", "--module"], "'--module' needs a value"),
      (["generate", "--templates"], "'--templates' needs a value"),
      (
        ["generate", "--output", "o", "-"],
        "'generate' reads files, not standard input ('-')"
      ),
      (
        ["generate", "--ouput", "o"], "'generate' has no option '--ouput'; did you mean '--output'?"
      ),
      (["generate", "--chekc"], "'generate' has no option '--chekc'; did you mean '--check'?"),
      (["generate", "--frobnicate"], "'generate' has no option '--frobnicate'"),
    ] as [([String], String)])
  func wrongUsageIsExplained(arguments: [String], message: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == "error: \(message)\nrun 'reducergen help' for a list of commands\n")
  }

  private func generateOptions(_ arguments: [String]) throws -> GenerateOptions {
    guard case .generate(let options) = try parse(["generate"] + arguments) else {
      throw UsageError(message: "another command")
    }
    return options
  }

  private func parse(_ arguments: [String]) throws -> Command {
    try Command(arguments) { throw FileError(path: $0, reason: "no response file in this test") }
  }
}
