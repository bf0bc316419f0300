import Testing

@testable import ReducerGenCommandLine

@Suite struct ExitCodeTests {
  @Test func versionAndHelpSucceed() throws {
    let version = try Tool.run(["version"])
    #expect(version.code == 0)
    #expect(version.output == "reducergen \(Version.text)\n")
    for topic in [[], ["generate"], ["dump"], ["help"], ["version"]] {
      let help = try Tool.run(["help"] + topic)
      #expect(help.code == 0 && help.errors.isEmpty)
      #expect(help.output == HelpText.text(for: topic.first))
    }
  }

  @Test func wrongUsageIsTwo() throws {
    let outcome = try Tool.run(["genrate"])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        error: there is no command 'genrate'; did you mean 'generate'?
        run 'reducergen help' to see what there is

        """)
  }

  @Test func aMissingFileIsThree() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.swift")
    for arguments in [
      ["dump", path], ["dump", "@" + path], ["generate", "--output", folder.path("out"), path],
    ] {
      let outcome = try Tool.run(arguments)
      #expect(outcome.code == 3)
      #expect(outcome.errors == "error: \(path): No such file or directory\n")
    }
  }

  @Test(arguments: [["help"], ["version"], ["dump", "-"]])
  func aFullOutputIsThree(arguments: [String]) throws {
    #expect(try Tool.run(arguments, output: "/dev/full").code == 3)
  }

  @Test func aDiffThatDoesNotArriveIsThree() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    let outcome = try Tool.run(
      ["generate", "--check", "--output", folder.path("out"), folder.path("a.swift")],
      output: "/dev/full")
    #expect(outcome.code == 3)
  }

  @Test func dumpReadsStandardInputAndSaysWhetherThereAreErrors() throws {
    let clean = try Tool.run(["dump", "-"], input: "struct S {}\n")
    #expect(clean.code == 0)
    #expect(clean.output.contains(#""name":"S""#))
    let broken = try Tool.run(["dump", "-"], input: "struct S {")
    #expect(broken.code == 1)
    #expect(broken.output.split(separator: "\n").count == 1)
  }

  @Test func outputBelowAFileIsThreeAndNamesThePath() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    let output = folder.path("a.swift/out")
    let outcome = try Tool.run(["generate", "--output", output, folder.path("a.swift")])
    #expect(outcome.code == 3)
    #expect(outcome.errors == "error: \(output): Not a directory\n")
  }
}
