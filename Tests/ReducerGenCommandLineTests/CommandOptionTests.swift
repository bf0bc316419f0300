import ReducerGenCommandLine
import Testing

/// How arguments become the values of options.
@Suite struct CommandOptionTests {
  @Test(arguments: [
    (["a", "b"], SampleCommand(names: ["a", "b"])),
    (["--fast", "a"], SampleCommand(isFast: true, names: ["a"])),
    (["a", "--fast", "b"], SampleCommand(isFast: true, names: ["a", "b"])),
    (["--place", "p", "a"], SampleCommand(place: "p", names: ["a"])),
    (["--place=p", "a"], SampleCommand(place: "p", names: ["a"])),
    (["--place=", "a"], SampleCommand(place: "", names: ["a"])),
    (["--place=a=b", "a"], SampleCommand(place: "a=b", names: ["a"])),
    (["--place=--fast", "a"], SampleCommand(place: "--fast", names: ["a"])),
    (["--place", "-p", "a"], SampleCommand(place: "-p", names: ["a"])),
    (["--place", "p", "--place", "q", "a"], SampleCommand(place: "q", names: ["a"])),
    (["--report-to", "r", "--count=3"], SampleCommand(report: "r", count: 3)),
    (["-"], SampleCommand(names: ["-"])),
    (["a", "--", "--fast", "--", "-x"], SampleCommand(names: ["a", "--fast", "--", "-x"])),
  ])
  func argumentsBecomeValues(arguments: [String], command: SampleCommand) throws {
    #expect(try SampleCommand.parsed(arguments) == command)
  }

  @Test(arguments: [
    ([], "name a thing"),
    (["--"], "name a thing"),
    (["--plaec", "p"], "'paint' has no option '--plaec'; did you mean '--place'?"),
    (["--plaec=p"], "'paint' has no option '--plaec'; did you mean '--place'?"),
    (["--hlep"], "'paint' has no option '--hlep'; did you mean '--help'?"),
    (["--versoin"], "'paint' has no option '--versoin'; did you mean '--version'?"),
    (["-x"], "'paint' has no option '-x'"),
    (["--fast=yes"], "'--fast' takes no value"),
    (["--fast="], "'--fast' takes no value"),
    (["--place"], "'--place' needs a value"),
    (["--place", "--fast"], "'--place' needs a value"),
    (["--place", "--count=3"], "'--place' needs a value"),
    (["--count", "many"], "'many' is not a number"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try SampleCommand.parsed(arguments) }
  }
}
