import Foundation
import ReducerGenCommandLine
import ReducerGenCore
import ReducerGenMigration

/// What is migrated together: a package, or a plain folder.
struct Project {
  /// The manifest of a package.
  var manifest: SourceFile?
  var modules: [Migration.Module] = []
  var files: SwiftFiles?

  /// The projects of a path: each package below it, and what is in no package.
  static func all(at path: String) throws -> [Project] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FailedWork("\(path): there is no such file or folder")
    }
    if !isFolder.boolValue { return [try Project(file: path)] }
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = SwiftFiles(below: root)
    let packages = try files.packages.map { folder in
      try Project(package: folder, files.paths.filter { Self.package(of: $0, files) == folder })
    }
    let others = files.paths.filter { Self.package(of: $0, files) == nil }
    var rest = Project(files: files)
    if !others.isEmpty {
      rest.modules = [try Project.module(name(of: root), others, isTest: false)]
    }
    return packages + [rest]
  }

  private init(files: SwiftFiles) { self.files = files }

  private init(file: String) throws {
    let folder = (file as NSString).deletingLastPathComponent
    modules = [try Self.module(Self.name(of: folder), [file], isTest: false)]
  }

  /// The innermost package that a file is in.
  private static func package(of path: String, _ files: SwiftFiles) -> String? {
    files.packages.last { $0 == "." || path.hasPrefix($0 + "/") }
  }

  private static func name(of path: String) -> String { (path as NSString).lastPathComponent }

  private static func module(
    _ name: String, _ paths: [String], isTest: Bool
  ) throws -> Migration.Module {
    let sources = try paths.map { path in
      SourceFile(path: path, keepsLineEnds: true, bytes: try FileSystem.read(path))
    }
    return Migration.Module(name: name, sources: sources, isTest: isTest)
  }
}

extension Project {
  /// The targets that the manifest writes out, and the usual folders of those that it does not.
  private init(package folder: String, _ paths: [String]) throws {
    let path = Self.path("Package.swift", in: folder)
    let manifest = SourceFile(path: path, keepsLineEnds: true, bytes: try FileSystem.read(path))
    self.manifest = manifest
    var rest = Set(paths)
    for target in ManifestTarget.all(in: manifest).sorted(by: Self.isDeeper) {
      guard let home = Self.home(of: target, in: folder) else { continue }
      try take(home, target.name, isTest: target.isTest, from: &rest)
    }
    for parent in ["Sources", "Tests"] {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: Self.path(parent, in: folder))) ?? []
      for name in names.sorted() {
        try take(
          Self.path("\(parent)/\(name)", in: folder), name, isTest: parent == "Tests", from: &rest)
      }
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder + "/" + name
  }

  /// A target's folder can be inside of another target's.
  private static func isDeeper(_ left: ManifestTarget, _ right: ManifestTarget) -> Bool {
    (left.path ?? "").count > (right.path ?? "").count
  }

  private static func home(of target: ManifestTarget, in folder: String) -> String? {
    if let path = target.path { return path == "." ? folder : Self.path(path, in: folder) }
    let parents =
      target.isTest ? ["Tests", "Sources", "Source", "src"] : ["Sources", "Source", "src", "srcs"]
    return parents.map { Self.path("\($0)/\(target.name)", in: folder) }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  private mutating func take(
    _ home: String, _ name: String, isTest: Bool, from rest: inout Set<String>
  ) throws {
    let paths = rest.filter { path in
      (home == "." || path.hasPrefix(home + "/")) && Self.name(of: path) != "Package.swift"
    }
    if paths.isEmpty { return }
    rest.subtract(paths)
    modules.append(try Self.module(name, paths.sorted(), isTest: isTest))
  }
}
