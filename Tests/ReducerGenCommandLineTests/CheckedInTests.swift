import Foundation
import ReducerGenCore
import Testing

@testable import ReducerGenCommandLine

/// `generate --checked-in`: the output is a folder of the repository.
@Suite struct CheckedInTests {
  let folder: TemporaryFolder
  private let source = "import GeneratedSupport\nenum E: CasePathable { case a }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(source, to: "a.swift")
    try folder.write(source.replacing("E", with: "F"), to: "sub/b.swift")
    try folder.write("struct S {}\n", to: "plain.swift")
  }

  @Test func onlyFilesWithCodeAreWritten() throws {
    #expect(try generate().code == 0)
    #expect(try outputs == ["a.generated.swift", "sub+b.generated.swift"])
    #expect(try generate(["--check"]).code == 0)
  }

  @Test func theBytesAreThoseOfTheBuildToolPlugin() throws {
    _ = try generate()
    _ = try Tool.run(
      ["generate", "--plugin", "--root", folder.path, "--output", folder.path("plugin")] + sources)
    for name in try outputs {
      #expect(try folder.text("Generated/" + name) == folder.text("plugin/" + name))
    }
  }

  @Test func whereNothingIsGeneratedThereIsNoFolder() throws {
    #expect(try generate(sources: [folder.path("plain.swift")]).code == 0)
    #expect(!FileSystem.exists(folder.path("Generated")))
  }

  @Test func whatIsLeftOverIsRemoved() throws {
    _ = try generate()
    try folder.write("struct F {}\n", to: "sub/b.swift")
    #expect(try generate().code == 0)
    #expect(try outputs == ["a.generated.swift"])
  }

  @Test func onlyGeneratedFilesAreRemoved() throws {
    _ = try generate()
    try folder.write("struct Mine {}\n", to: "Generated/mine.generated.swift")
    try folder.write(GeneratedHeader.firstLine + "\n", to: "Generated/notes.txt")
    try folder.write(GeneratedHeader.firstLine + "\r\n", to: "Generated/old.swift")
    #expect(try generate().code == 0)
    #expect(
      try outputs == [
        "a.generated.swift", "mine.generated.swift", "notes.txt", "sub+b.generated.swift",
      ])
  }

  @Test func aSourceWithErrorsKeepsItsOutput() throws {
    _ = try generate()
    let old = try folder.text("Generated/a.generated.swift")
    try folder.write("private enum E: CasePathable { case a }\n", to: "a.swift")
    #expect(try generate().code == 1)
    #expect(try folder.text("Generated/a.generated.swift") == old)
    #expect(try generate(["--check"]).output.isEmpty)
  }

  /// What was done since the code was generated, and what the check says of it.
  @Test(arguments: [
    ("a source is edited", "a.swift", "enum E: CasePathable { case a, b }", "+    var b: "),
    ("a source is added", "c.swift", "enum G: CasePathable { case a }", "+++ c.generated.swift"),
    (
      "a source is emptied", "a.swift", "",
      "left over: a.generated.swift: no source yields it any more"
    ),
    ("an output is edited", "Generated/a.generated.swift", "", "+nonisolated extension E"),
    (
      "an output is added", "Generated/x.swift", GeneratedHeader.firstLine,
      "left over: x.swift: no source yields it any more"
    ),
  ])
  func theCheckSeesChanges(name: String, file: String, text: String, line: String) throws {
    _ = try generate()
    try folder.write(text, to: file)
    let before = try outputs
    let more = file == "c.swift" ? [folder.path("c.swift")] : []
    let outcome = try generate(["--check"], sources: sources + more)
    #expect(outcome.code == 1)
    let shown = outcome.output.replacing(folder.path("Generated/"), with: "")
    #expect(shown.contains("\n" + line) || shown.hasPrefix(line), "\(shown)")
    #expect(try outputs == before)
  }

  @Test func theCheckSeesRemovedFiles() throws {
    _ = try generate()
    try FileManager.default.removeItem(atPath: folder.path("Generated/a.generated.swift"))
    let missing = try generate(["--check"])
    #expect(missing.code == 1 && missing.output.hasPrefix("--- /dev/null\n+++ "))
    _ = try generate()
    let gone = try generate(["--check"], sources: [folder.path("sub/b.swift")])
    let path = folder.path("Generated/a.generated.swift")
    #expect(gone.code == 1)
    #expect(gone.output == "left over: \(path): no source yields it any more\n")
  }

  @Test func lineEndsOfACheckoutAreUpToDate() throws {
    _ = try generate()
    let text = try folder.text("Generated/a.generated.swift")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "Generated/a.generated.swift")
    #expect(try generate(["--check"]).code == 0)
  }

  @Test func aChangedTemplateMakesTheCodeStale() throws {
    try folder.write("// reducergen: template t\nenum E: CasePathable { case a }\n", to: "a.swift")
    let template = "{# reducergen: for CasePathable #}\n// {{ enum.type }}"
    try folder.write(template, to: "T/t.stencil")
    let options = ["--templates", folder.path("T")]
    #expect(try generate(options).code == 0)
    #expect(try generate(options + ["--check"]).code == 0)
    try folder.write(template + "!", to: "T/t.stencil")
    #expect(try generate(options + ["--check"]).code == 1)
  }

  private var sources: [String] {
    ["a.swift", "plain.swift", "sub/b.swift"].map(folder.path)
  }

  private var outputs: [String] {
    get throws { FileSystem.names(in: folder.path("Generated")) }
  }

  private func generate(
    _ options: [String] = [], sources: [String]? = nil
  ) throws -> Tool.Outcome {
    try Tool.run(
      ["generate", "--checked-in", "--root", folder.path, "--output", folder.path("Generated")]
        + options + (sources ?? self.sources))
  }
}
