import ReducerGenCore
@testable import ReducerGenSyntax
import Testing

@testable import ReducerGenCommandLine

/// What helps to read generated code: printing it, and what a run says of itself.
@Suite struct ReadingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("enum E: CasePathable { case a }\n", to: "a.swift")
    try folder.write("extension E { struct Row {} }\n", to: "sub/b.swift")
  }

  @Test func whatAFileYieldsIsPrinted() throws {
    let outcome = try Tool.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix(GeneratedHeader.firstLine + "\n"))
    #expect(outcome.output.contains("extension E"))
    #expect(try folder.names == ["a.swift", "sub"])
  }

  @Test func theOtherFilesAreTheRestOfTheTarget() throws {
    try folder.write("enum E: CasePathable { case a(Row) }\n", to: "a.swift")
    let outcome = try Tool.run(
      ["generate", "--stdout", "./a.swift", "a.swift", "sub/b.swift"], directory: folder.path)
    #expect(outcome.output.contains(": _Case<E.Row> "))
  }

  @Test func errorsStandBesideWhatIsPrinted() throws {
    try folder.write("private enum E: CasePathable { case a }\n", to: "a.swift")
    let outcome = try Tool.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("a.swift:1:14: error: "))
  }

  @Test func generatedCodeYieldsNothing() throws {
    try folder.write(GeneratedHeader.firstLine + "\n", to: "a.swift")
    let outcome = try Tool.run(["generate", "--stdout", "a.swift"], directory: folder.path)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasPrefix(
        "error: 'a.swift' is itself generated code; name a source file\n"))
  }

  @Test func aVerboseRunTellsItsStages() throws {
    let arguments = ["generate", "--verbose", "--output", "out", "a.swift", "sub/b.swift"]
    let first = try Tool.run(arguments, directory: folder.path)
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
    let second = try Tool.run(arguments, directory: folder.path)
    #expect(second.errors.contains("wrote 0 files, 3 were up to date, 0 removed: "))
  }

  @Test func nothingIsParsedIfNoFileAsksForGeneratedCode() throws {
    try folder.write("enum E { case a }\n", to: "a.swift")
    let outcome = try Tool.run(
      ["generate", "--verbose", "--output", "out", "a.swift", "sub/b.swift"],
      directory: folder.path)
    #expect(withoutTimes(outcome.errors).contains("parsed 0 files, 0 annotated\nplanned 0 parts"))
  }

  /// A run of which somebody watches the terminal, with the milliseconds at which a file is parsed.
  @Test(arguments: [
    ("a short run", true, [200, 900, 1000], ""),
    (
      "a long run", true, [900, 1100, 1150, 1300],
      "\r[Kreducergen: 2 of 4 files parsed\r[Kreducergen: 4 of 4 files parsed\r[K"
    ),
    ("nobody watches", false, [2000, 3000], ""),
  ])
  func aLongRunShowsHowFarItIs(name: String, isWatched: Bool, times: [Int], shown: String) {
    let start = ContinuousClock.now
    var (now, text) = (start, "")
    let terminal = Terminal(isInteractive: isWatched, now: { now }, write: { text += $0 })
    let log = RunLog(isVerbose: false, on: terminal)
    log.read(times.map { SourceFile(path: "\($0).swift", text: "") }, [])
    for time in times {
      now = start + .milliseconds(time)
      log.note(.parsed("\(time).swift", isMarked: false))
    }
    log.printed([])
    #expect(text.replacing("\u{1B}", with: "") == shown)
  }

  /// Each stage ends with `: 0.12 ms`.
  private func withoutTimes(_ text: String) -> String {
    text.replacing(#/: \d+\.\d+ ms\n/#, with: "\n")
  }
}
