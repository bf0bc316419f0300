import Foundation
import Testing

@Suite struct ExitCodeTests {
  @Test func behindTwoDashesAreFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "--check")
    let outcome = try Executable.run(["dump", "--", "--check"], directory: folder.path)
    #expect(outcome.code == 0 && outcome.output.contains(#""name":"S""#))
  }

  @Test func aResponseFileThatNamesItselfIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("@list\n", to: "list")
    let outcome = try Executable.run(["dump", "@list"], directory: folder.path)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        error: response files include each other: @list → @list
        run 'reducergen help' for a list of commands

        """)
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let outcome = try Executable.run(["dump", folder.path])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors
        == "error: \(folder.path): Is a directory; pass the files in this folder, all in one run\n")
  }

  /// It takes no room on the disk.
  @Test func aFileOfMoreThanTwoGigabytesIsTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "large.swift")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("large.swift")))
    try file.truncate(atOffset: 2 << 30 + 1)
    let outcome = try Executable.run(["dump", folder.path("large.swift")])
    #expect(outcome.code == 3)
    let path = folder.path("large.swift")
    #expect(outcome.errors == "error: \(path): this file is larger than 2 GB\n")
  }

  @Test func aMissingFileIsThree() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("none.swift")
    for arguments in [
      ["dump", path], ["dump", "@" + path], ["generate", "--output", folder.path("out"), path],
    ] {
      let outcome = try Executable.run(arguments)
      #expect(outcome.code == 3)
      #expect(outcome.errors == "error: \(path): No such file or directory\n")
    }
  }

  @Test(arguments: [
    ["help"], ["version"], ["dump", "a.swift"], ["generate", "--stdout", "a.swift"],
  ])
  func aFullOutputIsThree(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    let outcome = try Executable.run(arguments, directory: folder.path, output: "/dev/full")
    #expect(outcome.code == 3)
    #expect(outcome.errors == "error: standard output: No space left on device\n")
  }

  @Test func aDeviceIsNoOutputFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("enum E: CasePathable { case a }\n", to: "a.swift")
    let outcome = try Executable.run(["generate", "--output", "/dev/full", folder.path("a.swift")])
    #expect(outcome.code == 3 && outcome.errors == "error: /dev/full: Not a directory\n")
  }

  /// Nobody writes into it: the tool would wait for ever.
  @Test(arguments: [
    ["dump", "pipe.swift"], ["model", "pipe.swift"], ["dump", "@pipe.swift"],
    ["generate", "--output", "out", "a.swift", "pipe.swift"],
    ["generate", "--stdout", "pipe.swift"],
    ["generate", "--output", "out", "--templates", "templates", "a.swift"],
  ])
  func aPipeIsNoFile(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    try folder.write("", to: "templates/a.stencil")
    for name in ["pipe.swift", "templates/b.stencil"] {
      try #require(mkfifo(folder.path(name), 0o600) == 0)
    }
    let outcome = try Executable.run(arguments, directory: folder.path)
    let path = arguments.contains("templates") ? "templates/b.stencil" : "pipe.swift"
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == "error: \(path): this is a pipe; pass it as standard input, '-'\n")
  }

  @Test func aDiffThatDoesNotArriveIsThree() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    let outcome = try Executable.run(
      ["generate", "--check", "--output", folder.path("out"), folder.path("a.swift")],
      output: "/dev/full")
    #expect(outcome.code == 3)
  }

  @Test func dumpReadsStandardInputAndSaysWhetherThereAreErrors() throws {
    let clean = try Executable.run(["dump", "-"], input: "struct S {}\n")
    #expect(clean.code == 0)
    #expect(clean.output.contains(#""name":"S""#))
    let broken = try Executable.run(["dump", "-"], input: "struct S {")
    #expect(broken.code == 1)
    #expect(broken.output.split(separator: "\n").count == 1)
  }

  @Test func typesAreDumpedOnRequest() throws {
    let plain = try Executable.run(["dump", "-"], input: "let a: [Int]\n")
    let typed = try Executable.run(["dump", "--types", "-"], input: "let a: [Int]\n")
    #expect(plain.code == 0 && typed.code == 0)
    #expect(!plain.output.contains(#""types":"#) && typed.output.contains(#""types":"#))
  }

  @Test func outputBelowAFileIsThreeAndNamesThePath() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct S {}\n", to: "a.swift")
    let output = folder.path("a.swift/out")
    let outcome = try Executable.run(["generate", "--output", output, folder.path("a.swift")])
    #expect(outcome.code == 3)
    #expect(outcome.errors == "error: \(output): Not a directory\n")
  }
}
