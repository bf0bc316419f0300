import Foundation
import Testing

/// What is left for a person.
@Suite struct MigrateExitCodeTests {
  @Test func whatIsLeftIsFoundInEachRun() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      "import ComposableArchitecture\ntypealias R = TaskResult<Int>\n",
      to: "Sources/Counter/Result.swift")
    try command.commit()
    let first = try command.run("--apply", ".")
    #expect(first.code == 1)
    #expect(first.output.contains("3 files in 2 modules were changed.\n"))
    #expect(first.errors.contains("Sources/Counter/Result.swift:2:15: error: "))
    let second = try command.run("--report", "Report.md", ".")
    #expect(second.code == 1)
    #expect(second.errors.contains("Sources/Counter/Result.swift:2:15: error: "))
    #expect(second.output.hasPrefix("0 files in 0 modules would change.\n"))
    #expect(try command.read("Report.md").contains("- [ ] Sources/Counter/Result.swift:2:15: "))
    try command.write(
      "import GeneratedSupport\ntypealias R = Result<Int, any Error>\n",
      to: "Sources/Counter/Result.swift")
    let third = try command.run(".")
    #expect(third.code == 0)
    #expect(third.output == "There is nothing to do.\n")
  }

  @Test func aTargetThatTheManifestDoesNotWriteOutIsReportedUntilItHasThePlugin() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let manifest = MigrateCommand.manifest.replacing(
      """
          .target(
            name: "Counter",
            dependencies: [
              .product(name: "ComposableArchitecture", package: "swift-composable-architecture")
            ]),
      """, with: "    feature(\"Counter\"),")
    try command.write(manifest, to: "Package.swift")
    try command.commit()
    #expect(try command.run("--apply", ".").code == 1)
    let second = try command.run(".")
    #expect(second.code == 1)
    #expect(second.errors.contains("the target 'Counter' needs a product or the plugin"))
    try command.write(
      try command.read("Package.swift")
        + "func feature(_ name: String) -> Target { .target(name: name, plugins: [\"ReducerGenPlugin\"]) }\n",
      to: "Package.swift")
    #expect(try command.run(".").output == "There is nothing to do.\n")
  }

  @Test func warningsAreNotLeft() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write(
      "import ComposableArchitecture\nstruct A { @Reducer private struct F {} }\n",
      to: "Sources/Counter/Hidden.swift")
    try command.commit()
    let result = try command.run("--apply", ".")
    #expect(result.errors.contains(": warning: "))
    #expect(result.code == 0)
  }
}
