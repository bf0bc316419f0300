import Foundation
import ReducerGenCoverage
import Testing

@testable import ReducerGenMap

/// The command.
@Suite struct MapToolTests {
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

  private func run(_ options: String...) -> CommandResult {
    MapTool.run(options + ["--module", "App", path("A.swift")])
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

  @Test func mistakesAreNamed() {
    #expect(
      run("--format", "svg").errors == """
        error: there is no format 'svg'; there are html, mermaid, dot, json
        run 'reducergen-map --help' for the options

        """)
    #expect(run("--format", "svg").code == 2)
    #expect(run("--check").code == 2)
    #expect(MapTool.run(["A.swift"]).errors.hasPrefix("error: 'A.swift' comes before '--module"))
    #expect(
      MapTool.run(["--module", "App", "/none"]).errors
        == "error: /none: No such file or directory\n")
    #expect(run("--traces", "/none").code == 3)
    #expect(run("--help").output.hasPrefix("usage: reducergen-map"))
  }

  @Test func aModuleWithoutFeaturesHasAnEmptyMap() throws {
    try write("let a = 1", "A.swift")
    #expect(run("--format", "mermaid").output == "flowchart LR\n")
    #expect(run().output.contains("0 features"))
  }
}
