import Foundation
import Testing

@Suite struct MigrateCommandTests {
  @Test func withoutAFlagItPrintsADiffAndChangesNothing() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let result = try command.run(".")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("--- Package.swift\n+++ Package.swift\n"))
    #expect(result.output.contains("-@Reducer\n-public struct Counter {\n"))
    #expect(result.output.contains("+public struct Counter: Reducer {\n"))
    #expect(result.output.contains("2 files in 2 modules would change.\n"))
    #expect(result.output.hasSuffix("run the same command with '--apply'.\n"))
    #expect(try command.read("Sources/Counter/Counter.swift") == MigrateCommand.counter)
    #expect(try command.read("Package.swift") == MigrateCommand.manifest)
  }

  @Test func applyWritesAndASecondRunHasNothingToDo() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    let result = try command.run("--apply", ".")
    #expect(result.code == 0)
    #expect(result.output.contains("2 files in 2 modules were changed.\n"))
    #expect(
      try command.read("Sources/Counter/Counter.swift").hasPrefix("import GeneratedSupport\n"))
    #expect(
      try command.read("Tests/CounterTests/CounterTests.swift").contains("reducer: { Counter() })"))
    let manifest = try command.read("Package.swift")
    #expect(manifest.contains(#".package(path: "../reducergen")"#))
    #expect(
      manifest.contains(#"plugins: [.plugin(name: "ReducerGenPlugin", package: "reducergen")]"#))
    let again = try command.run(".")
    #expect(again.code == 0)
    #expect(again.output == "There is nothing to do.\n")
  }

  @Test func itRefusesFilesThatGitCouldNotRestore() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let outside = try command.run("--apply", ".")
    #expect(outside.code == 3)
    #expect(outside.errors.contains("it is not in a git repository"))
    try command.commit()
    try command.write(MigrateCommand.counter + "\n", to: "Sources/Counter/Counter.swift")
    let dirty = try command.run("--apply", ".")
    #expect(dirty.code == 3)
    #expect(
      dirty.errors.contains("Sources/Counter/Counter.swift: it has changes that are not committed"))
    #expect(try command.read("Package.swift") == MigrateCommand.manifest)
    let forced = try command.run("--apply", "--allow-dirty", ".")
    #expect(forced.code == 0)
  }

  @Test func otherFilesMayHaveChanges() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    try command.write("notes", to: "Notes.txt")
    #expect(try command.run("--apply", ".").code == 0)
  }

  @Test func aReportInMarkdown() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    try command.write(
      MigrateCommand.counter + "typealias R = TaskResult<Int>\n",
      to: "Sources/Counter/Counter.swift")
    let result = try command.run("--report", "Migration.md", ".")
    #expect(result.code == 1)
    let report = try command.read("Migration.md")
    #expect(report.contains("| Counter | 1 |  |\n"))
    #expect(report.contains("| conformances added | 1 |\n"))
    #expect(
      report.contains(
        "- [ ] Sources/Counter/Counter.swift:16:15: error: 'TaskResult' does not exist in reducergen"
      ))
  }

  @Test func oneTargetWithAWarningOfThoseThatMustMoveWithIt() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    let result = try command.run("--target", "Counter", "--apply", ".")
    #expect(result.code == 0)
    #expect(
      result.errors.contains("cannot be composed until all of them have moved: CounterTests\n"))
    #expect(try command.read("Sources/Counter/Counter.swift") != MigrateCommand.counter)
    #expect(try command.read("Tests/CounterTests/CounterTests.swift") == MigrateCommand.tests)
    let manifest = try command.read("Package.swift")
    #expect(manifest.contains(#"swift-composable-architecture", from: "1.20.0"),"#))
    #expect(manifest.contains(#".package(path: "../reducergen")"#))
    #expect(manifest.contains(#".product(name: "GeneratedSupport", package: "reducergen")"#))
    let unknown = try command.run("--target", "Conter", ".")
    #expect(unknown.code == 2)
    #expect(
      unknown.errors.hasPrefix("error: there is no target 'Conter'; did you mean 'Counter'?\n"))
    let other = try command.run("--target", "Shop", ".")
    #expect(
      other.errors.hasPrefix("error: there is no target 'Shop'; there are Counter, CounterTests\n"))
  }

  @Test func boilerplateAndTestsForLinuxOnRequest() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      """
      import ComposableArchitecture
      @DependencyClient struct API { var load: @Sendable () async throws -> Int }
      extension API: TestDependencyKey { static let testValue = Self() }
      @MainActor class T: XCTestCase { func testX() {} }

      """, to: "Sources/Counter/API.swift")
    let plain = try command.run(".")
    #expect(plain.output.contains("+nonisolated extension API: TestDependencyKey {"))
    #expect(!plain.output.contains("async {}"))
    let more = try command.run("--remove-boilerplate", "--linux", ".")
    #expect(more.output.contains("-extension API: TestDependencyKey {"))
    #expect(!more.output.contains("+nonisolated extension API"))
    #expect(more.output.contains("+@MainActor class T: XCTestCase { func testX() async {} }\n"))
  }

  @Test func plainFoldersAndFiles() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(MigrateCommand.counter, to: "App/Counter.swift")
    try command.write("", to: "App/App.xcodeproj/project.pbxproj")
    try command.write("import ComposableArchitecture\n", to: "App/T.xctemplate/A.swift")
    try command.write("import ComposableArchitecture\n", to: "App/.build/A.swift")
    try command.write("import ProjectDescription\n", to: "App/Project.swift")
    let folder = try command.run("App")
    #expect(folder.code == 1)
    #expect(folder.output.contains("1 file in 1 module would change.\n"))
    #expect(folder.errors.contains("App/App.xcodeproj: warning: "))
    #expect(folder.errors.contains("App/T.xctemplate: warning: "))
    #expect(folder.errors.contains("App/Project.swift: warning: "))
    let file = try command.run("App/Counter.swift")
    #expect(file.output.contains("1 file in 1 module would change.\n"))
  }

  @Test func thePlaceOfThePackage() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let path = try command.run("--package", "../tools/reducergen", ".")
    #expect(path.output.contains(#"+    .package(path: "../tools/reducergen")"#))
    let address = try command.run("--package", "https://example.com/reducergen", ".")
    #expect(
      address.output.contains(
        #"+    .package(url: "https://example.com/reducergen", from: "0.1.0")"#))
  }

  @Test(arguments: [
    ([], "name at least one file or folder"),
    (["--partail", "."], "'migrate' has no option '--partail'; did you mean '--partial'?"),
    (["--report"], "'--report' needs a value"),
    (["--target"], "'--target' needs a value"),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let result = try command.run(arguments)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "error: \(message)\nrun 'reducergen-workshop migrate --help' for the options\n")
  }

  @Test func helpAndMissingFiles() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let help = try command.run("--help")
    #expect(help.code == 0)
    for option in ["--apply", "--allow-dirty", "--report", "--target", "--package"] {
      #expect(help.output.contains(option))
    }
    let missing = try command.run("--", "--none")
    #expect(missing.code == 3)
    #expect(missing.errors == "error: --none: No such file or directory\n")
  }
}
