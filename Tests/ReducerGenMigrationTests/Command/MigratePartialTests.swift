import Foundation
import Testing

/// Targets that cannot move, beside others that can.
@Suite struct MigratePartialTests {
  private static let hidden = MigrateCommand.counter.replacing(
    "public struct Counter", with: "private struct Counter")

  /// The target `Counter` has an error. Its tests have none, nor has `Other`.
  private func command() throws -> MigrateCommand {
    let command = try MigrateCommand()
    try command.write(Self.hidden, to: "Sources/Counter/Counter.swift")
    try command.write("private struct Counter {}\n", to: "Sources/Counter/Private.swift")
    try command.write("import Clocks\n", to: "Sources/Other/Other.swift")
    let target = #".target(name: "Other", dependencies: ["Clocks"]),"#
    try command.write(
      MigrateCommand.manifest.replacing("targets: [\n", with: "targets: [\n    \(target)\n"),
      to: "Package.swift")
    try command.commit()
    return command
  }

  @Test func oneErrorHoldsEverything() throws {
    let command = try command()
    defer { command.remove() }
    let manifest = try command.read("Package.swift")
    let result = try command.run("--apply", ".")
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "Sources/Counter/Counter.swift:4:16: error: 'Counter' is private, and generated code in another file needs to see it, but 'Sources/Counter/Private.swift' also declares 'Counter' [private-name]\n"
      ))
    #expect(
      result.errors.hasSuffix(
        """
        error: nothing is written, because of the errors above in 'Counter'
        note: fix the errors, or use '--partial' to change the other targets only
        note: with '--partial': 'CounterTests' may not build, because it moves and imports targets that stay: 'Counter'

        """))
    #expect(result.output.contains("Not changed, because of the errors above: Counter\n"))
    #expect(result.output.contains("2 files in 2 modules would change.\n"))
    #expect(result.output.hasSuffix("run the same command with '--apply --partial'.\n"))
    #expect(try command.read("Sources/Other/Other.swift") == "import Clocks\n")
    #expect(try command.read("Package.swift") == manifest)
  }

  @Test func partialChangesTheOthersAndKeepsTheDependency() throws {
    let command = try command()
    defer { command.remove() }
    let result = try command.run("--apply", "--partial", ".")
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        """
        warning: these targets stay as they are, because of the errors above: 'Counter'
        warning: 'CounterTests' may not build, because it moves and imports targets that stay: 'Counter'

        """))
    #expect(try command.read("Sources/Counter/Counter.swift") == Self.hidden)
    #expect(try command.read("Sources/Other/Other.swift") == "import GeneratedSupport\n")
    let manifest = try command.read("Package.swift")
    #expect(manifest.contains(#""1.20.0"),"#))
    #expect(manifest.contains(#".package(path: "../reducergen")"#))
    #expect(manifest.contains(#"package: "swift-composable-architecture")"#))
    #expect(
      manifest.contains(
        #"name: "Other", dependencies: [.product(name: "GeneratedSupport", package: "reducergen")]"#
      ))
  }

  @Test func theRestMovesInALaterRun() throws {
    let command = try command()
    defer { command.remove() }
    #expect(try command.run("--apply", "--partial", ".").code == 1)
    try command.write("", to: "Sources/Counter/Private.swift")
    let result = try command.run("--apply", "--allow-dirty", ".")
    #expect(result.code == 0)
    let manifest = try command.read("Package.swift")
    #expect(!manifest.contains("composable-architecture"))
    #expect(try command.run(".").output == "There is nothing to do.\n")
  }
}
