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
    _ = try Executable.run(
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

  @Test func aPipeInTheFolderIsNotRead() throws {
    _ = try generate()
    #expect(mkfifo(folder.path("Generated/x.swift"), 0o600) == 0)
    #expect(try generate().code == 0)
    #expect(try generate(["--check"]).code == 0)
  }

  /// Each removes the outputs of the others.
  @Test func runsAtTheSameTimeDoNotDisturbEachOther() async throws {
    let files = (0..<8).map { folder.path("\($0).swift") }
    for (index, file) in files.enumerated() {
      let text = source.replacing("E", with: "E\(index)")
      try Data(text.utf8).write(to: URL(filePath: file))
    }
    let options = ["generate", "--checked-in", "--root", folder.path, "--output"]
    let output = folder.path("Generated")
    try await withThrowingTaskGroup(of: Executable.Outcome.self) { group in
      for file in files + files { group.addTask { try Executable.run(options + [output, file]) } }
      for try await outcome in group { #expect(outcome.code == 0, "\(outcome.errors)") }
    }
    #expect(try outputs.allSatisfy { $0.hasSuffix(".generated.swift") })
  }

  @Test func aSourceWithErrorsKeepsItsOutput() throws {
    _ = try generate()
    let old = try folder.text("Generated/a.generated.swift")
    try folder.write("private enum E: CasePathable { case a }\n", to: "a.swift")
    #expect(try generate().code == 1)
    #expect(try folder.text("Generated/a.generated.swift") == old)
    #expect(try generate(["--check"]).output.isEmpty)
  }

  private static let header = GeneratedHeader.firstLine + "\n"

  /// What was done since the code was generated, and what the check says of it.
  private static let changes: [(name: String, file: String, text: String, line: String)] = [
    ("a source is edited", "a.swift", "enum E: CasePathable { case a, b }", "+    var b: "),
    ("a source is added", "c.swift", "enum G: CasePathable { case a }", "+++ c.generated.swift"),
    (
      "a source is emptied", "a.swift", "",
      "left over: a.generated.swift: no source generates it any more"
    ),
    ("an output is edited", "Generated/a.generated.swift", header, "+nonisolated extension E"),
    (
      "an output is added", "Generated/x.swift", GeneratedHeader.firstLine,
      "left over: x.swift: no source generates it any more"
    ),
  ]

  /// The command plugin names the outputs, too: they are Swift files of the target.
  @Test(arguments: changes, [false, true])
  func theCheckSeesChanges(
    change: (name: String, file: String, text: String, line: String), outputsAreNamed: Bool
  ) throws {
    _ = try generate()
    try folder.write(change.text, to: change.file)
    let before = try outputs
    var files = sources + (change.file == "c.swift" ? [folder.path("c.swift")] : [])
    if outputsAreNamed { files += before.map { folder.path("Generated/" + $0) } }
    let outcome = try generate(["--check"], sources: files)
    #expect(outcome.code == 1)
    let shown = outcome.output.replacing(folder.path("Generated/"), with: "")
    #expect(shown.contains("\n" + change.line) || shown.hasPrefix(change.line), "\(shown)")
    #expect(try outputs == before)
    _ = try generate(sources: files)
    let rest = files.filter(FileSystem.exists)
    #expect(try generate(["--check"], sources: rest).code == 0)
  }

  /// A licence above it, a conflict of a merge, a file of another tool.
  @Test(arguments: ["", "// Licence\n\(header)", "struct Mine {}\n"], [[], ["--check"]])
  func aFileInThePlaceOfAnOutputIsLeftAlone(text: String, options: [String]) throws {
    _ = try generate()
    let path = "Generated/a.generated.swift"
    try folder.write(text, to: path)
    let outcome = try generate(options, sources: sources + [folder.path(path)])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == """
        error: \(folder.path(path)): generated code would replace this file, which does not begin with \
        '\(GeneratedHeader.firstLine)'; delete or move it

        """)
    #expect(try folder.text(path) == text)
  }

  @Test func anErrorInOneFileLeavesTheOutputsOfAll() throws {
    try folder.write("enum E { case a }\n", to: "a.swift")
    try folder.write("extension E: CasePathable {}\n", to: "sub/b.swift")
    _ = try generate()
    let before = try outputs
    #expect(before == ["a.generated.swift"])
    try folder.write("/* extension E: CasePathable {}\n", to: "sub/b.swift")
    #expect(try generate().code == 1)
    #expect(try outputs == before)
    #expect(try generate(["--check"]).output.isEmpty)
  }

  /// A folder in its place cannot be read by anybody.
  @Test(arguments: [[], ["--check"]])
  func anOutputThatCannotBeReadIsNotTakenForMissing(options: [String]) throws {
    try folder.write("", to: "Generated/a.generated.swift/x")
    let outcome = try generate(options)
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("error: \(folder.path("Generated/a.generated.swift")): "))
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
    #expect(gone.output == "left over: \(path): no source generates it any more\n")
  }

  @Test func lineEndsOfACheckoutAreUpToDate() throws {
    _ = try generate()
    for file in ["a.swift", "sub/b.swift"] + (try outputs.map { "Generated/" + $0 }) {
      try folder.write(try folder.text(file).replacing("\n", with: "\r\n"), to: file)
    }
    #expect(try generate(["--check"]).code == 0)
  }

  @Test func aChangedTemplateMakesTheCodeStale() throws {
    try folder.write("// reducergen: template t\nenum E: CasePathable { case a }\n", to: "a.swift")
    let template = "{# reducergen: for type #}\n// {{ type }}"
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
  ) throws -> Executable.Outcome {
    try Executable.run(
      ["generate", "--checked-in", "--root", folder.path, "--output", folder.path("Generated")]
        + options + (sources ?? self.sources))
  }
}
