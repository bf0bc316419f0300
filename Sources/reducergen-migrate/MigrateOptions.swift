import ReducerGenCommandLine
import ReducerGenMigration

/// The options of the command.
struct MigrateOptions: Equatable {
  var applies = false
  var allowsDirty = false
  /// Whether the other targets are changed if one cannot.
  var isPartial = false
  var wantsHelp = false
  var migration = Migration.Options()
  var report: String?
  /// The targets to change. All if there are none.
  var targets: [String] = []
  /// Where this package is: a path from the working directory, or an address.
  var package = "../reducergen"
  var paths: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageProblem("'\(option)' needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--apply": applies = true
      case "--allow-dirty": allowsDirty = true
      case "--partial": isPartial = true
      case "--remove-boilerplate": migration.removesBoilerplate = true
      case "--linux": migration.isForLinux = true
      case "--main-actor": migration.isOnMainActor = true
      case "--help", "-h": wantsHelp = true
      case "--report": report = try value(of: argument)
      case "--target": targets.append(try value(of: argument))
      case "--package": package = try value(of: argument)
      case "--":
        paths += rest
        rest = []
      case _ where argument.hasPrefix("-"):
        throw UsageProblem("there is no option '\(argument)'")
      default: paths.append(argument)
      }
    }
    if paths.isEmpty && !wantsHelp { throw UsageProblem("name at least one file or folder") }
  }

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

  static let help = """
    usage: reducergen-migrate [--apply] [--allow-dirty] [--partial] [--report FILE]
                              [--target NAME]… [--package PATH] [--remove-boilerplate] [--linux]
                              [--main-actor] [--] PATH…

    Moves code from the macros of The Composable Architecture, swift-dependencies and
    swift-case-paths to reducergen: attributes, imports, test values, and the manifest. Each PATH is
    a package, a folder with the sources of an application, or a file.

    Without '--apply', the command changes nothing. It prints the changes as a diff, says what is
    left for a person, and exits with 1 if there is something to do.

      --apply          write the changes; git must be able to restore each file
      --allow-dirty    write also to files that git could not restore: with uncommitted changes,
                       ignored, or outside of the repository
      --partial        if targets have errors, change the others; the manifest then keeps the
                       dependencies that the targets with errors need
      --report FILE    also write a report in Markdown, to be committed or ticked off; replaces
                       only an earlier report
      --target NAME    change only this target; repeat the option for several targets
      --package PATH   where the package 'reducergen' is, for the manifest: an address, or a path
                       from the working directory (default: ../reducergen)
      --remove-boilerplate
                       remove properties of DependencyValues and test values of clients where the
                       plugin generates the same; what has a comment stays
      --linux          make the tests of an XCTestCase on the main actor 'async', which XCTest
                       needs on Linux
      --main-actor     make clients 'nonisolated', for modules that are on the main actor by
                       default; the command reads the default of a target from its manifest

    A target is changed as a whole or not at all. If one has errors, nothing is written, unless
    '--partial' is given. A second run finds again what is left for a person.

    exit codes: 0 nothing is left to do · 1 there is something to do, by the command or by a person
                2 wrong usage · 3 a file could not be read, written or restored by git

    """
}

/// A wrong command line.
struct UsageProblem: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}

/// The machine does not let the command do its work.
struct FailedWork: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
