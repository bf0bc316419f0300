import ReducerGenCommandLine
import Testing

/// Each command of both executables.
@Suite struct ExecutableTests {
  private static let commands = [
    ("reducergen", "generate"), ("reducergen", "dump"), ("reducergen", "model"),
    ("reducergen-workshop", "migrate"), ("reducergen-workshop", "coverage"),
    ("reducergen-workshop", "map"),
  ]

  @Test(arguments: ["reducergen", "reducergen-workshop"])
  func theHelpListsTheCommands(executable: String) throws {
    let help = try Executable.run(["help"], of: executable)
    #expect(help.code == 0 && help.errors.isEmpty)
    let rows = help.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let names = rows.compactMap { $0.split(separator: " ").first.map(String.init) }
    let commands = Self.commands.filter { $0.0 == executable }.map(\.1)
    #expect(names.prefix { $0 != "help" } == commands[...])
  }

  @Test(arguments: commands)
  func aCommandHasHelp(executable: String, command: String) throws {
    let help = try Executable.run([command, "--help"], of: executable)
    #expect(help.code == 0 && help.errors.isEmpty)
    #expect(help.output.hasPrefix("usage: \(executable) \(command) "))
    #expect(try Executable.run(["help", command], of: executable).output == help.output)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: commands)
  func aCommandHasAVersion(executable: String, command: String) throws {
    let version = try Executable.run([command, "--version"], of: executable)
    #expect(version.code == 0 && version.errors.isEmpty)
    #expect(version.output == "\(executable) \(Version.text)\n")
  }

  @Test(arguments: commands)
  func anUnknownOptionIsExplained(executable: String, command: String) throws {
    let outcome = try Executable.run([command, "--versoin"], of: executable)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        error: '\(command)' has no option '--versoin'; did you mean '--version'?
        run '\(executable) \(command) --help' for the options

        """)
  }

  @Test(arguments: commands)
  func aMissingResponseFileIsReported(executable: String, command: String) throws {
    let outcome = try Executable.run([command, "@/none"], of: executable)
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.errors == "error: /none: No such file or directory\n")
  }

  @Test func theEnvironmentNamesTheFolderOfTraces() throws {
    let outcome = try Executable.run(
      ["coverage"], of: "reducergen-workshop", under: "export REDUCERGEN_TRACES=/none")
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("error: /none: No such file or directory; run the tests"))
  }
}
