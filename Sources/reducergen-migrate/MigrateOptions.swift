import ReducerGenCommandLine
import ReducerGenMigration

/// The options of the command.
struct MigrateOptions: Equatable {
  var applies = false
  var allowsDirty = false
  var wantsHelp = false
  var migration = Migration.Options()
  var report: String?
  /// The targets to change. All if there are none.
  var targets: [String] = []
  /// Where this package is: a path, or an address.
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
      case "--remove-boilerplate": migration.removesBoilerplate = true
      case "--linux": migration.isForLinux = true
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

  /// The element for a manifest's list of dependencies.
  var dependency: String {
    package.contains("://")
      ? ".package(url: \"\(package)\", from: \"\(Version.text)\")"
      : ".package(path: \"\(package)\")"
  }

  static let help = """
    usage: reducergen-migrate [--apply] [--allow-dirty] [--report FILE] [--target NAME]…
                              [--package PATH] [--remove-boilerplate] [--linux] [--] PATH…

    Moves code from the macros of The Composable Architecture, swift-dependencies and
    swift-case-paths to reducergen: attributes, imports, test values, and the manifest. Each PATH is
    a package, a folder with the sources of an application, or a file.

    Without '--apply', the command changes nothing. It prints the changes as a diff, says what is
    left for a person, and exits with 1 if there is something to do.

      --apply          write the changes; the files must have no uncommitted changes
      --allow-dirty    write also to files with uncommitted changes, and outside of git
      --report FILE    also write a report in Markdown, to be committed or ticked off
      --target NAME    change only this target; repeat the option for several targets
      --package PATH   where the package 'reducergen' is: a path or an address, for the manifest
                       (default: ../reducergen)
      --remove-boilerplate
                       remove properties of DependencyValues and test values of clients where the
                       plugin generates the same; what has a comment stays
      --linux          make the tests of an XCTestCase on the main actor 'async', which XCTest
                       needs on Linux

    A target is changed as a whole or not at all. The manifest is changed when all targets are.

    exit codes: 0 nothing is left to do · 1 there is something to do, or a target was refused
                2 wrong usage · 3 a file could not be read or written, or has uncommitted changes

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
