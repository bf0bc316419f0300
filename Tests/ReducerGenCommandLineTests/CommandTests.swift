import Testing

@testable import ReducerGenCommandLine

@Suite struct CommandTests {
  private func parse(_ arguments: String..., files: [String: [String]] = [:]) throws -> Command {
    try Command(arguments) { path in
      guard let lines = files[path] else { throw FileError(path: path, reason: "no such file") }
      return lines
    }
  }

  private func message(_ arguments: String..., files: [String: [String]] = [:]) -> String? {
    do {
      _ = try Command(arguments) { files[$0] ?? [] }
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test func generateTakesItsOptionsInAnyOrder() throws {
    let command = try parse(
      "generate", "a.swift", "--output", "out", "--check", "--root", "r", "--module", "M",
      "--templates", "t", "--plugin", "b.swift")
    #expect(
      command
        == .generate(
          GenerateOptions(
            isCheck: true, isPlugin: true, root: "r", module: "M", templates: "t", output: "out",
            files: ["a.swift", "b.swift"])))
  }

  @Test func whatFollowsTwoDashesIsFiles() throws {
    let command = try parse("generate", "--output", "out", "--", "--check", "@x.swift")
    #expect(
      command == .generate(GenerateOptions(output: "out", files: ["--check", "@x.swift"])))
  }

  @Test func aResponseFileStandsForItsLines() throws {
    let command = try parse(
      "generate", "@one", "--output", "out",
      files: ["one": ["a b.swift", "@two"], "two": ["c.swift"]])
    #expect(command == .generate(GenerateOptions(output: "out", files: ["a b.swift", "c.swift"])))
  }

  @Test func wrongUsageIsExplained() {
    #expect(message() == "no command was given")
    #expect(message("generat") == "there is no command 'generat'; did you mean 'generate'?")
    #expect(
      message("generate", "--chek") == "'generate' has no option '--chek'; did you mean '--check'?")
    #expect(message("generate", "--output") == "'--output' needs a value")
    #expect(message("generate", "a.swift") == "'generate' needs '--output DIR'")
    #expect(message("generate", "--output", "o") == "'generate' needs at least one FILE")
    #expect(
      message("generate", "--output", "o", "-")
        == "'generate' reads files, not standard input ('-')")
    #expect(message("dump") == "'dump' needs at least one FILE, or '-'")
    #expect(message("version", "x") == "'version' takes no argument 'x'")
    #expect(message("help", "dmp") == "there is no command 'dmp'; did you mean 'dump'?")
    #expect(
      message("dump", "@a", files: ["a": ["@b"], "b": ["@a"]])
        == "response files name each other: @a → @b → @a")
  }

  @Test func helpIsFoundInSeveralWays() throws {
    #expect(try parse("help") == .help(nil))
    #expect(try parse("--help") == .help(nil))
    #expect(try parse("help", "dump") == .help("dump"))
    #expect(try parse("generate", "--help") == .help("generate"))
    #expect(try parse("dump", "-h") == .help("dump"))
    #expect(try parse("dump", "-", "a.swift") == .dump(["-", "a.swift"]))
    #expect(try parse("--version") == .version)
  }
}
