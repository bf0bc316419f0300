import Testing

@testable import ReducerGenCommandLine

/// What a tool answers itself, and how it reports the errors of its commands.
@Suite struct ToolTests {
  private static let tool = Tool(
    name: "painter", about: "The painter paints.",
    commands: [SampleCommand.self, EmptyCommand.self])

  private func run(_ arguments: [String]) -> (code: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(
      write: { bytes throws(FileError) in output += String(decoding: bytes, as: UTF8.self) },
      report: { errors += $0 })
    return (Self.tool.run(arguments, console).rawValue, output, errors)
  }

  private static let overview = """
    The painter paints.

    usage: painter COMMAND …

      paint    paint things
      clean    clean up
      help     print this text, or the options of a command: painter help COMMAND
      version  print the version

    exit codes: 0 done · 1 errors, or stale output
                2 wrong usage · 3 a file could not be read or written

    The argument @FILE is replaced by the lines of FILE. Each line is one argument. All arguments
    after '--' are files. '--NAME=VALUE' is the same as '--NAME VALUE'.

    """

  private static let paint = """
    usage: painter paint [OPTION…] NAME…
           painter paint [OPTION…] --count NUMBER

    Paints things, or a number of them.

      --fast          hurry
      --place DIR     the folder with the things (default: here)
      --report-to LONG-FILE-NAME
                      write a report to this file
      --count NUMBER  paint so many things, whatever they are called, and wherever they are; the
                      number has to be at least one
      --help, -h      print this text
      --version       print the version

    exit codes: 0 done · 1 the paint is dry
                2 wrong usage · 3 a file could not be read or written

    """

  @Test(arguments: [
    ["help"], ["--help"], ["-h"], ["help", "help"], ["help", "version"], ["help", "--help"],
    ["version", "--help"],
  ])
  func commandsAreListed(arguments: [String]) {
    #expect(run(arguments) == (0, Self.overview, ""))
  }

  @Test(arguments: [
    ["help", "paint"], ["paint", "--help"], ["paint", "-h"], ["paint", "--wrong", "--help"],
    ["paint", "--place", "--help"],
  ])
  func optionsAreListed(arguments: [String]) {
    #expect(run(arguments) == (0, Self.paint, ""))
  }

  @Test(arguments: [["version"], ["--version"], ["paint", "--version"], ["clean", "--version"]])
  func theVersionIsPrinted(arguments: [String]) {
    #expect(run(arguments) == (0, "painter \(Version.text)\n", ""))
  }

  @Test(arguments: [
    ([], "no command was given"),
    (["piant"], "there is no command 'piant'; did you mean 'paint'?"),
    (["verison"], "there is no command 'verison'; did you mean 'version'?"),
    (["x"], "there is no command 'x'; there are clean, help, paint, version"),
    (["help", "clena"], "there is no command 'clena'; did you mean 'clean'?"),
    (["help", "clean", "x"], "'help' takes no argument 'x'"),
    (["version", "x"], "'version' takes no argument 'x'"),
  ])
  func wrongCommandsAreExplained(arguments: [String], message: String) {
    let errors = "error: \(message)\nrun 'painter help' for a list of commands\n"
    #expect(run(arguments) == (2, "", errors))
  }

  @Test func wrongOptionsAreExplainedWithTheHelpOfTheirCommand() {
    let errors = "error: '--fast' takes no value\nrun 'painter paint --help' for the options\n"
    #expect(run(["paint", "--fast=1"]) == (2, "", errors))
  }

  @Test func theCommandDecidesAboutTheExitCode() {
    #expect(run(["paint", "a", "b"]) == (0, "painted a, b\n", ""))
    #expect(run(["paint", "dry"]) == (1, "", ""))
    #expect(run(["paint", "missing"]) == (3, "", "error: missing: No such file or directory\n"))
    #expect(run(["paint", "--", "--help"]) == (0, "painted --help\n", ""))
  }

  @Test func responseFilesAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("--place\np q\na\n", to: "list")
    #expect(run(["paint", "@" + folder.path("list"), "b"]) == (0, "painted a, b\n", ""))
    #expect(run(["paint", "@/none"]) == (3, "", "error: /none: No such file or directory\n"))
  }

  @Test func aFullOutputIsAnError() {
    var errors = ""
    let console = Console(
      write: { _ throws(FileError) in throw FileError(path: "output", reason: "it is full") },
      report: { errors += $0 })
    for arguments in [["help"], ["version"], ["help", "paint"], ["paint", "a"]] {
      errors = ""
      #expect(Self.tool.run(arguments, console) == .inputOrOutput)
      #expect(errors == "error: output: it is full\n")
    }
  }
}
