import ReducerGenCore
import Testing

/// What helps to read generated code: printing it, and what a run says of itself.
@Suite struct ReadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("enum E: CasePathable { case a }\n", to: "a.swift")
    try folder.write("extension E { struct Row {} }\n", to: "sub/b.swift")
  }

  @Test func whatAFileYieldsIsPrinted() throws {
    let outcome = try Executable.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix(GeneratedHeader.firstLine + "\n"))
    #expect(outcome.output.contains("extension E"))
    #expect(try folder.names == ["a.swift", "sub"])
  }

  @Test func theOtherFilesAreTheRestOfTheTarget() throws {
    try folder.write("enum E: CasePathable { case a(Row) }\n", to: "a.swift")
    let outcome = try Executable.run(
      ["generate", "--stdout", "./a.swift", "a.swift", "sub/b.swift"], directory: folder.path)
    #expect(outcome.output.contains(": _Case<E.Row> "))
  }

  @Test func errorsStandBesideWhatIsPrinted() throws {
    try folder.write("private enum E: CasePathable { case a }\n", to: "a.swift")
    let outcome = try Executable.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("a.swift:1:14: error: "))
  }

  @Test func generatedCodeYieldsNothing() throws {
    try folder.write(GeneratedHeader.firstLine + "\n", to: "a.swift")
    let outcome = try Executable.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: 'a.swift' is itself generated code; name a source file\n"))
  }

  @Test func aVerboseRunTellsItsStages() throws {
    let arguments = ["generate", "--verbose", "--output", "out", "a.swift", "sub/b.swift"]
    let first = try Executable.run(arguments, directory: folder.path)
    #expect(first.code == 0 && first.output.isEmpty)
    #expect(
      withoutTimes(first.errors) == """
        read 2 files, 62 bytes
        parsed 2 files, 1 annotated
          a.swift: annotated
          sub/b.swift
        planned 1 part of code
          a.swift: case paths of E
        printed 3 outputs, 1 with code
        wrote 3 files, 0 were up to date, 0 removed
          out/a.generated.swift
          out/sub+b.generated.swift
          out/+Target.generated.swift

        """)
    let second = try Executable.run(arguments, directory: folder.path)
    #expect(second.errors.contains("wrote 0 files, 3 were up to date, 0 removed: "))
  }

  @Test func nothingIsParsedIfNoFileAsksForGeneratedCode() throws {
    try folder.write("enum E { case a }\n", to: "a.swift")
    let outcome = try Executable.run(
      ["generate", "--verbose", "--output", "out", "a.swift", "sub/b.swift"],
      directory: folder.path)
    #expect(withoutTimes(outcome.errors).contains("parsed 0 files, 0 annotated\nplanned 0 parts"))
  }

  /// Each stage ends with `: 0.12 ms`.
  private func withoutTimes(_ text: String) -> String {
    text.replacing(#/: \d+\.\d+ ms\n/#, with: "\n")
  }
}
