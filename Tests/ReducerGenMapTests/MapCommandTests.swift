import Foundation
import ReducerGenCommandLine
import Testing

@testable import ReducerGenMap

/// The command.
@Suite struct MapCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "map \(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(
      "import GeneratedSupport\nstruct A: Reducer { enum Action { case a, b } }", "A.swift")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private typealias Result = (code: Int32, output: String, errors: String)

  private func run(_ options: String...) -> Result {
    run(options + ["--module", "App", path("A.swift")])
  }

  private func run(_ arguments: [String]) -> Result {
    var (output, errors) = ("", "")
    let console = Console(
      write: { bytes throws(FileError) in output += String(decoding: bytes, as: UTF8.self) },
      report: { errors += $0 })
    let tool = Tool(name: "workshop", about: "", commands: [MapCommand.self])
    return (tool.run(["map"] + arguments, console).rawValue, output, errors)
  }

  @Test func actionsThatNoTestUsesAreShown() throws {
    try write("App\tA.Action\tb\nOther\tA.Action\ta\n", "actions-1.txt")
    let result = run("--format", "mermaid", "--traces", folder.path)
    #expect(result.output == "flowchart LR\n  f0[\"A<br/>2 actions, untested: a\"]\n")
    let page = run("--traces", folder.path).output
    #expect(page.contains("1 tested action") && page.contains(#"class="card untested""#))
    #expect(page.contains("no test sends or receives it"))
  }

  @Test func aFileIsChecked() throws {
    let text = run("--format", "mermaid").output
    try write("before\r\n```mermaid\r\n\(text)```\r\nafter", "README.md")
    let same = run("--format", "mermaid", "--check", path("README.md"))
    #expect(same.code == 0 && same.output == "" && same.errors == "")
    try write(text, "map.txt")
    #expect(run("--format", "mermaid", "--check", path("map.txt")).code == 0)
    // The map of before, which had one more line.
    try write("```mermaid\n\(text)  f1[\"B\"]\n```\n", "README.md")
    let stale = run("--format", "mermaid", "--check", path("README.md"))
    #expect(stale.code == 1 && stale.output == "")
    #expect(
      stale.errors == "error: \(path("README.md")) does not contain this map:\n\n\(text)")
  }

  @Test func actionsOfATypealiasAreThoseOfTheOtherType() throws {
    try write(
      """
      import GeneratedSupport
      struct A: Reducer { typealias Action = `Row`.Action }
      struct `Row`: Reducer { enum Action { case a } }
      """, "A.swift")
    try write("App\tRow.Action\ta\n", "actions-1.txt")
    let result = run("--format", "mermaid", "--traces", folder.path)
    #expect(result.output == "flowchart LR\n  f0[\"A<br/>1 action\"]\n  f1[\"Row<br/>1 action\"]\n")
  }

  @Test func mistakesAreNamed() throws {
    #expect(
      run("--format", "svg").errors == """
        error: there is no format 'svg'; there are html, mermaid, dot, json
        run 'workshop map --help' for the options

        """)
    #expect(run("--format", "svg").code == 2)
    #expect(run("--check").code == 2)
    #expect(run(["A.swift"]).errors.hasPrefix("error: 'A.swift' comes before '--module"))
    #expect(
      run(["--module", "App", "/none"]).errors
        == "error: /none: No such file or directory\n")
    #expect(
      run("--format", "jsn").errors.hasPrefix(
        "error: there is no format 'jsn'; did you mean 'json'?"))
    #expect(run("--traces", "/none").code == 3)
    try write("let a = 1", "A.swift")
    let untraced = run("--traces", folder.path)
    #expect(untraced.code == 3)
    #expect(untraced.errors.contains("\(folder.path): no test has written its actions there"))
  }

  @Test func aModuleWithoutFeaturesHasAnEmptyMap() throws {
    try write("let a = 1", "A.swift")
    #expect(run("--format", "mermaid").output == "flowchart LR\n")
    #expect(run().output.contains("0 features"))
  }
}
