import Foundation
import Testing

/// Work of people that the command must not lose.
@Suite struct MigrateSafetyTests {
  private let source = "Sources/Counter/Counter.swift"

  /// The script is the `git` that the command starts, after it has read the files.
  @Test func anEditWhileTheCommandRuns() throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    try command.write(
      """
      #!/bin/sh
      PATH="${PATH#*:}" git "$@"
      code=$?
      [ "$1" = ls-files ] && echo '// An edit.' >> \(source)
      exit $code

      """, to: "bin/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: command.folder.appending(path: "bin/git").path(percentEncoded: false))
    let result = try command.runWithOwnGit("--apply", ".")
    #expect(result.code == 3)
    #expect(
      result.errors.contains(
        "error: \(source): it has changed while the command ran, so it stays; run the command again\n"
      ))
    #expect(try command.read(source) == MigrateCommand.counter + "// An edit.\n")
    #expect(try command.read("Tests/CounterTests/CounterTests.swift") == MigrateCommand.tests)
    #expect(try command.read("Package.swift") == MigrateCommand.manifest)
  }

  @Test func aFileThatGitIgnores() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try command.write("Counter.swift\n", to: ".gitignore")
    try command.commit()
    try expectRefusal(command, "\(source): git ignores it, so the change could not be undone")
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func aFileWhoseChangesGitDoesNotSee(flag: String) throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    try command.git("update-index", flag, source)
    try command.write(MigrateCommand.counter + "// Local.\n", to: source)
    try expectRefusal(command, "('\(flag)'); run 'git update-index --no-")
  }

  @Test func aLinkOutOfTheRepository() throws {
    let command = try MigrateCommand()
    let other = try MigrateCommand(isCommitted: true)
    defer {
      command.remove()
      other.remove()
    }
    let file = command.folder.appending(path: source)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: other.folder.appending(path: source))
    try command.commit()
    try expectRefusal(command, "\(source): it is a link that leads out of the repository")
    #expect(try other.read(source) == MigrateCommand.counter)
  }

  @Test func twoLinksToOneFile() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    try FileManager.default.createSymbolicLink(
      at: command.folder.appending(path: "Sources/Counter/Link.swift"),
      withDestinationURL: command.folder.appending(path: source))
    try command.commit()
    #expect(try command.run("--apply", ".").code == 0)
    #expect(try command.read(source).hasPrefix("import GeneratedSupport\n"))
  }

  private func expectRefusal(_ command: MigrateCommand, _ message: String) throws {
    let before = try command.read(source)
    let result = try command.run("--apply", ".")
    #expect(result.code == 3)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasSuffix("or use '--allow-dirty'\n"))
    #expect(try command.read(source) == before)
    #expect(try command.read("Package.swift") == MigrateCommand.manifest)
  }

  @Test(arguments: [[], ["--apply"]])
  func aReportReplacesOnlyAReport(options: [String]) throws {
    let command = try MigrateCommand(isCommitted: true)
    defer { command.remove() }
    try command.write("My notes.\n", to: "Notes.md")
    let result = try command.run(options + ["--report", "Notes.md", "."])
    #expect(result.code == 3)
    #expect(
      result.errors
        == "error: Notes.md: this file is not a report of this command, so it would not be overwritten; name another one\n"
    )
    #expect(try command.read("Notes.md") == "My notes.\n")
    #expect(try command.read(source) == MigrateCommand.counter)
    for _ in 1...2 { _ = try command.run("--report", "New.md", ".") }
    #expect(try command.read("New.md").hasPrefix("# Migration to GeneratedSupport\n"))
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineEndsStay(lineEnd: String) throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    let texts = [
      "Package.swift": MigrateCommand.manifest, source: MigrateCommand.counter,
      "Tests/CounterTests/CounterTests.swift": MigrateCommand.tests,
    ]
    for (path, text) in texts { try command.write(text.replacing("\n", with: lineEnd), to: path) }
    #expect(try command.run("--apply", "--allow-dirty", ".").code == 0)
    let expected = try MigrateCommand()
    defer { expected.remove() }
    #expect(try expected.run("--apply", "--allow-dirty", ".").code == 0)
    for path in texts.keys {
      #expect(try command.read(path) == expected.read(path).replacing("\n", with: lineEnd))
    }
  }

  @Test func bothOutputsInOneFile() throws {
    let command = try MigrateCommand()
    defer { command.remove() }
    for number in 1...40 {
      try command.write(
        "import ComposableArchitecture\ntypealias R\(number) = TaskResult<Int>\n",
        to: "Sources/Counter/Result\(number).swift")
    }
    let lines = try command.runWithOneOutput(".").split(separator: "\n")
    let errors = lines.filter { $0.contains("[task-result]") }
    #expect(errors.count == 40)
    #expect(errors.allSatisfy { $0.hasPrefix("Sources/Counter/Result") })
    let first = lines.firstIndex { $0.contains("[task-result]") } ?? 0
    #expect(lines.lastIndex { $0.hasPrefix("@@ ") } ?? .max < first)
  }
}
