import Foundation
import ReducerGenCore
import Testing

@testable import ReducerGenCommandLine

@Suite struct GenerateCommandTests {
  let folder: TemporaryFolder
  private let source = "import GeneratedSupport\nenum E: CasePathable { case a }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(source, to: "a.swift")
    try folder.write("struct S {}\n", to: "sub/b.swift")
  }

  @Test func everySourceAndTheTargetGetAFile() throws {
    let outcome = try generate()
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    let names = ["+Target.generated.swift", "a.generated.swift", "sub+b.generated.swift"]
    #expect(FileSystem.names(in: folder.path("out")) == names)
    for name in names {
      #expect(try folder.text("out/" + name).hasPrefix(GeneratedHeader.firstLine + "\n"))
    }
    #expect(try folder.text("out/a.generated.swift").contains("extension E"))
    #expect(try !folder.text("out/sub+b.generated.swift").contains("extension"))
  }

  @Test func whatIsUpToDateIsNotTouched() throws {
    _ = try generate()
    let names = FileSystem.names(in: folder.path("out")).map { "out/" + $0 }
    for name in names { try folder.age(name) }
    try folder.write(source + "func f() { print(1) }\n", to: "a.swift")
    #expect(try generate().code == 0)
    for name in names {
      #expect(try folder.modified(name) == Date(timeIntervalSince1970: 1_000_000), "\(name)")
    }
  }

  @Test func aChangeWritesOnlyItsFile() throws {
    _ = try generate()
    let names = FileSystem.names(in: folder.path("out")).map { "out/" + $0 }
    for name in names { try folder.age(name) }
    try folder.write(source.replacing("case a", with: "case a, b"), to: "a.swift")
    _ = try generate()
    let written = try names.filter {
      try folder.modified($0) != Date(timeIntervalSince1970: 1_000_000)
    }
    #expect(written == ["out/a.generated.swift"])
  }

  @Test func checkAcceptsWhatGenerateWrote() throws {
    _ = try generate()
    let outcome = try generate(["--check"])
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func checkPrintsADiffAndWritesNothing() throws {
    _ = try generate()
    try folder.write(source.replacing("case a", with: "case a, b"), to: "a.swift")
    let before = try folder.text("out/a.generated.swift")
    let outcome = try generate(["--check"])
    #expect(outcome.code == 1)
    let path = folder.path("out/a.generated.swift")
    #expect(outcome.output.hasPrefix("--- \(path)\n+++ \(path)\n@@ -"))
    #expect(outcome.output.contains("\n+    var b: "))
    #expect(try folder.text("out/a.generated.swift") == before)
  }

  @Test func checkMissesFiles() throws {
    let outcome = try generate(["--check"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("--- /dev/null\n+++ \(folder.path("out/a.generated.swift"))\n"))
    #expect(!FileSystem.exists(folder.path("out")))
  }

  @Test func lineEndsOfACheckoutAreUpToDate() throws {
    _ = try generate()
    let text = try folder.text("out/a.generated.swift")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "out/a.generated.swift")
    #expect(try generate(["--check"]).code == 0)
  }

  @Test func anErrorKeepsTheOlderOutputOfItsFile() throws {
    _ = try generate()
    let old = try folder.text("out/a.generated.swift")
    try folder.write(source + "private enum P: CasePathable { case x }\n", to: "a.swift")
    try folder.write(source.replacing("E", with: "F"), to: "sub/b.swift")
    let outcome = try generate()
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(folder.path("a.swift")):3:14: error: "))
    #expect(try folder.text("out/a.generated.swift") == old)
    #expect(try folder.text("out/sub+b.generated.swift").contains("extension F"))
  }

  @Test func anErrorInTheFirstRunLeavesAFileThatTheNextRunReplaces() throws {
    try folder.write("private enum P: CasePathable { case x }\n", to: "a.swift")
    #expect(try generate().code == 1)
    #expect(FileSystem.exists(folder.path("out/a.generated.swift")))
    try folder.write(source, to: "a.swift")
    #expect(try generate().code == 0)
    #expect(try folder.text("out/a.generated.swift").contains("extension E"))
  }

  @Test(arguments: [[], ["--check"]])
  func aFileThatIsNotGeneratedIsNotReplaced(options: [String]) throws {
    try folder.write("struct Mine {}\n", to: "out/a.generated.swift")
    let outcome = try generate(options)
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == """
        error: \(folder.path("out/a.generated.swift")): generated code would replace this file, which does \
        not begin with '\(GeneratedHeader.firstLine)'; delete or move it

        """)
    #expect(try folder.text("out/a.generated.swift") == "struct Mine {}\n")
    #expect(FileSystem.names(in: folder.path("out")) == ["a.generated.swift"])
  }

  /// The folder belongs to the build system there.
  @Test func thePluginReplacesEveryFile() throws {
    try folder.write("struct Mine {}\n", to: "out/a.generated.swift")
    #expect(try generate(["--plugin"]).code == 0)
    #expect(try folder.text("out/a.generated.swift").contains("extension E"))
  }

  @Test(arguments: [[], ["--check"], ["--checked-in"], ["--checked-in", "--check"]])
  func aPipeInThePlaceOfAnOutputIsAnError(options: [String]) throws {
    try folder.write("", to: "out/x")
    #expect(mkfifo(folder.path("out/a.generated.swift"), 0o600) == 0)
    let outcome = try generate(options)
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == """
        error: \(folder.path("out/a.generated.swift")): this is a folder, a pipe or a device; delete or \
        move it

        """)
  }

  @Test func generatedFilesAreNoInput() throws {
    _ = try generate()
    let generated = folder.path("out/a.generated.swift")
    let outcome = try generate(files: [folder.path("a.swift"), generated], output: "again")
    #expect(outcome.code == 0)
    #expect(
      FileSystem.names(in: folder.path("again")) == [
        "+Target.generated.swift", "a.generated.swift",
      ])
  }

  @Test func thePluginRefusesCheckedInCode() throws {
    _ = try generate()
    let generated = folder.path("out/a.generated.swift")
    let outcome = try generate(
      ["--plugin"], files: [folder.path("a.swift"), generated], output: "again")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(generated):1:1: error: "))
    #expect(FileSystem.names(in: folder.path("again")).count == 3)
  }

  @Test func orderAndDirectoryDoNotMatter() throws {
    _ = try generate()
    let reversed = try Executable.run(
      ["generate", "--output", "again", "sub/b.swift", "./a.swift", "a.swift"],
      directory: folder.path)
    #expect(reversed.code == 0)
    #expect(
      FileSystem.names(in: folder.path("again")) == FileSystem.names(in: folder.path("out")))
    for name in FileSystem.names(in: folder.path("out")) {
      #expect(try folder.text("again/" + name) == folder.text("out/" + name))
    }
  }

  @Test func aFolderOfTemplatesIsRead() throws {
    try folder.write("// reducergen: template t\nenum E: CasePathable { case a }", to: "a.swift")
    try folder.write("{# reducergen: for type #}\n// {{ type }}", to: "T/t.stencil")
    #expect(try generate(["--templates", folder.path("T")]).code == 0)
    #expect(try folder.text("out/a.generated.swift").hasSuffix("\n// E\n"))
  }

  @Test func theModelOfATypeIsPrinted() throws {
    try folder.write("struct A { var b: [Int]? }\nenum C { case d }", to: "a.swift")
    let type = try Executable.run(["model", "--type", "A", "a.swift"], directory: folder.path)
    #expect(type.code == 0)
    #expect(type.output.hasPrefix("// Model version 1. Values"))
    #expect(type.output.contains("\n      type: [Int]?\n        written: [Int]?\n"))
    let target = try Executable.run(
      ["model", "--module", "App", "--", "a.swift"], directory: folder.path)
    #expect(target.output.contains("target: App\n"))
    #expect(target.output.contains("  types:\n    - A\n    - C\n"))
    let unknown = try Executable.run(["model", "--type", "B", "a.swift"], directory: folder.path)
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("error: the target 'Module' has no type 'B'"))
  }

  @Test func pathsInAModelAreThoseBelowTheRoot() throws {
    try folder.write("struct A {}", to: "sub/a.swift")
    let arguments = ["model", "--type=A", "sub/a.swift"]
    let plain = try Executable.run(arguments, directory: folder.path)
    #expect(plain.output.contains("\n  file: sub/a.swift\n"))
    let below = try Executable.run(arguments + ["--root=sub"], directory: folder.path)
    #expect(below.output.contains("\n  file: a.swift\n"))
  }

  @Test func theModuleHasAName() throws {
    try folder.write("{# reducergen: for target #}\n// {{ target }}", to: "T/t.stencil")
    #expect(try generate(["--module=App", "--templates", folder.path("T")]).code == 0)
    #expect(try folder.text("out/+Target.generated.swift").contains("\n// App\n"))
  }

  @Test func aFolderWithoutTemplatesIsAnError() throws {
    let outcome = try generate(["--templates", folder.path("none")])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors == "error: \(folder.path("none")): it has no '*.stencil' file\n")
  }

  @Test func aBrokenTemplateIsReportedAtItsPlace() throws {
    try folder.write("{{ x", to: "T/t.stencil")
    let outcome = try generate(["--templates", folder.path("T")])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(folder.path("T"))/t.stencil:1:1: error: "))
  }

  @Test func responseFilesNameTheSources() throws {
    try folder.write("\(folder.path("a.swift"))\r\n\n\(folder.path("sub/b.swift"))\n", to: "list")
    #expect(try generate(files: ["@" + folder.path("list")]).code == 0)
    #expect(FileSystem.names(in: folder.path("out")).count == 3)
  }

  @Test(arguments: [
    ([], 0, "warning"), (["--strict"], 1, "error"), (["--allow", "child-without-reducer"], 0, ""),
    (["--strict", "--allow=second-store,child-without-reducer"], 0, ""),
    (["--strict", "--allow", "second-store", "--allow", "child-without-reducer"], 0, ""),
  ])
  func checksAreSwitchedOff(options: [String], code: Int32, severity: String) throws {
    try folder.write(
      """
      import GeneratedSupport
      struct App: Reducer {
        struct State { @Presents var alert: AlertState<Int>? }
        enum Action { case alert(PresentationAction<Int>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """, to: "App.swift")
    let outcome = try generate(options, files: [folder.path("App.swift")])
    #expect(outcome.code == code)
    #expect(
      outcome.errors.contains(": \(severity): 'App' has the child 'alert'") != severity.isEmpty)
    #expect(try folder.text("out/App.generated.swift").contains("extension App.Action"))
  }

  private func generate(
    _ options: [String] = [], files: [String]? = nil, output: String = "out"
  ) throws -> Executable.Outcome {
    try Executable.run(
      ["generate", "--root", folder.path, "--output", folder.path(output)] + options
        + (files ?? [folder.path("a.swift"), folder.path("sub/b.swift")]))
  }
}
