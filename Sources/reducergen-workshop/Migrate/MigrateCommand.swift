import ReducerGenCommandLine
import ReducerGenMigration

/// `reducergen-workshop migrate`: moves code from the macros to this package.
struct MigrateCommand: Command, Equatable {
  var applies = false
  var allowsDirty = false
  /// Whether the other targets are changed if one cannot.
  var isPartial = false
  var migration = Migration.Options()
  var report: String?
  /// The targets to change. All if there are none.
  var targets: [String] = []
  /// Where this package is: a path from the working directory, or an address.
  var package = "../reducergen"
  var paths: [String] = []

  static let name = "migrate"
  static let summary = "move code from the macros of TCA to reducergen"
  static let usage = ["[OPTION…] [--] PATH…"]
  static let about = """
    Moves code from the macros of The Composable Architecture, swift-dependencies and
    swift-case-paths to reducergen: attributes, imports, test values, and the manifest. Each PATH is
    a package, a folder with the sources of an application, or a file.

    Without '--apply', the command changes nothing. It prints the changes as a diff, says what is
    left for a person, and exits with 1 if there is something to do. A second run finds again what is
    left for a person.

    A target is changed as a whole or not at all. If one has errors, nothing is written, unless
    '--partial' is given.
    """
  static let failure = "there is something to do, by the command or by a person"

  static var options: [CommandOption<Self>] {
    [
      .flag("--apply", \.applies, "write the changes; git must be able to restore each file"),
      .flag(
        "--allow-dirty", \.allowsDirty,
        "write also to files that git could not restore: with uncommitted changes, ignored, or outside of the repository"
      ),
      .flag(
        "--partial", \.isPartial,
        "if targets have errors, change the others; the manifest then keeps the dependencies that the targets with errors need"
      ),
      .text(
        "--report", "FILE", \.report,
        "also write a report in Markdown, to be committed or ticked off; replaces only an earlier report"
      ),
      .value(
        "--target", "NAME", "change only this target; repeat the option for several targets"
      ) { $0.targets.append($1) },
      .text(
        "--package", "PATH", \.package,
        "where the package 'reducergen' is, for the manifest: an address, or a path from the working directory (default: ../reducergen)"
      ),
      .flag(
        "--remove-boilerplate", \.migration.removesBoilerplate,
        "remove properties of DependencyValues and test values of clients where the plugin generates the same; what has a comment stays"
      ),
      .flag(
        "--linux", \.migration.isForLinux,
        "make the tests of an XCTestCase on the main actor 'async', which XCTest needs on Linux"),
      .flag(
        "--main-actor", \.migration.isOnMainActor,
        "make clients 'nonisolated', for modules that are on the main actor by default; the command reads the default of a target from its manifest"
      ),
    ]
  }

  mutating func take(_ operand: String) { paths.append(operand) }

  func finish() throws {
    if paths.isEmpty { throw UsageError("name at least one file or folder") }
  }

  func run(_ console: Console) throws -> ExitCode {
    var run = MigrateRun(self, console)
    return try run.run()
  }
}

extension MigrateCommand {
  /// Where the package is, seen from a manifest.
  func library(forManifest manifest: String) -> LibraryLocation {
    if package.contains("://") || package.hasPrefix("git@") {
      return .address(package, version: Version.text)
    }
    let folder = Paths.folder(of: manifest)
    let isBeside = package.hasPrefix("/") || folder.isEmpty
    let absolute = Paths.absolute(package)
    let path = isBeside ? package : Paths.path(from: Paths.absolute(folder), to: absolute)
    return .path(path, absolute: absolute)
  }
}
