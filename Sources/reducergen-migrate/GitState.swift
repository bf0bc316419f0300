import Foundation

/// Whether files have changes that git has not committed.
enum GitState {
  /// Throws for the first of the files that has uncommitted changes, and if they are not in git.
  static func check(_ paths: [String]) throws {
    var changed: [String: Set<String>] = [:]
    let folders = Dictionary(grouping: paths) { ($0 as NSString).deletingLastPathComponent }
    for (folder, paths) in folders.sorted(by: { $0.key < $1.key }) {
      let root = try root(of: folder)
      let known = try changed[root] ?? changedFiles(in: root)
      changed[root] = known
      for path in paths where known.contains(resolved(path)) {
        throw FailedWork(
          "\(path): it has changes that are not committed; commit them first, or use '--allow-dirty'"
        )
      }
    }
  }

  private static func root(of folder: String) throws -> String {
    guard
      let root = run(["rev-parse", "--show-toplevel"], in: folder)?.split(separator: "\n").first
    else {
      throw FailedWork(
        "\(folder): it is not in a git repository, so the changes could not be undone; use '--allow-dirty' if you "
          + "have a copy")
    }
    return String(root)
  }

  private static func changedFiles(in root: String) throws -> Set<String> {
    guard
      let status = run(
        ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"], in: root)
    else {
      throw FailedWork("\(root): 'git status' failed")
    }
    let names = status.split(separator: "\0").map { $0.dropFirst(3) }
    return Set(names.map { resolved(root + "/" + $0) })
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// The output of a git command. Nil if it failed.
  private static func run(_ arguments: [String], in folder: String) -> String? {
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
