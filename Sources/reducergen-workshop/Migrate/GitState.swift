import Foundation
import ReducerGenCommandLine

/// Whether git could restore files.
struct GitState {
  /// The folders of repositories by the folders in them.
  private var roots: [String: String] = [:]
  private var repositories: [String: Repository] = [:]

  /// Throws for the first of the files that git could not restore as it is.
  static func check(_ paths: [String]) throws {
    var state = GitState()
    for path in paths.sorted() {
      if let problem = try state.problem(with: path) {
        throw FileError(path: path, reason: "\(problem), or use '--allow-dirty'")
      }
    }
  }

  private mutating func problem(with path: String) throws -> String? {
    let resolved = Paths.resolved(path)
    guard let root = root(of: Paths.folder(of: path)) else {
      return
        "it is not in a git repository, so the change could not be undone; make a copy of the folder"
    }
    guard self.root(of: Paths.folder(of: resolved)) == root else {
      return "it is a link that leads out of the repository; move the file"
    }
    let repository = try repositories[root] ?? Repository(root)
    repositories[root] = repository
    return repository.problem(with: resolved)
  }

  private mutating func root(of folder: String) -> String? {
    if let root = roots[folder] { return root }
    let output = Self.run(["rev-parse", "--show-toplevel"], in: folder)
    let root = output?.split(separator: "\n").first.map(String.init)
    roots[folder] = root
    return root
  }

  /// The output of a git command. Nil if it failed.
  fileprivate static func run(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.isEmpty ? "." : folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

/// What git knows of the files of a repository.
private struct Repository {
  private let changed: Set<String>
  /// The letter of `git ls-files -v` for each file that git has.
  private let letters: [String: Character]

  init(_ root: String) throws {
    let status = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"]
    guard let changes = GitState.run(status, in: root),
      let files = GitState.run(["ls-files", "-v", "-z"], in: root)
    else { throw FileError(path: root, reason: "'git status' failed") }
    // git follows the links of the root only.
    let root = Paths.resolved(root)
    changed = Set(changes.split(separator: "\0").map { root + "/" + $0.dropFirst(3) })
    letters = Dictionary(
      files.split(separator: "\0").map { (root + "/" + $0.dropFirst(2), $0.first ?? " ") },
      uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter path: Without links.
  func problem(with path: String) -> String? {
    if changed.contains(path) { return "it has changes that are not committed; commit them first" }
    return switch letters[path] {
    case nil: "git ignores it, so the change could not be undone; add it to git"
    case "H": nil
    case "S", "s":
      "git skips its changes ('--skip-worktree'); run 'git update-index --no-skip-worktree'"
    default:
      "git ignores its changes ('--assume-unchanged'); run 'git update-index --no-assume-unchanged'"
    }
  }
}
