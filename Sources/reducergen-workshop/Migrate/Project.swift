import Foundation
import ReducerGenCommandLine
import ReducerGenMigration
import ReducerGenSyntax

/// What is migrated together: a package, or a plain folder.
struct Project {
  /// The manifest of a package, and those for other versions of the tools.
  var manifests: [SourceFile] = []
  var modules: [Migration.Module] = []
  /// Folders of a package that must move, and belong to no target.
  var strays: [Diagnostic] = []
  var files: SwiftFiles?

  /// The projects of a path: each package below it, and what is in no package.
  ///
  /// - Parameter others: All paths of the command, to which strays of a package can belong.
  static func all(at path: String, besides others: [String]) throws -> [Project] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw FileError.missing(path)
    }
    if !isFolder.boolValue { return [try Project(file: path)] }
    let root = normalized(path)
    let files = SwiftFiles(below: root)
    let elsewhere = others.map(normalized).filter { $0 != root }
    let packages = try files.packages.map { folder in
      let paths = files.paths.filter { Self.package(of: $0, files) == folder }
      return try Project(package: folder, paths, elsewhere: elsewhere)
    }
    let others = files.paths.filter { Self.package(of: $0, files) == nil }
    var rest = Project(files: files)
    if !others.isEmpty {
      rest.modules = [
        try Project.module(Paths.name(of: Paths.absolute(root)), others, isTest: false)
      ]
    }
    return packages + [rest]
  }

  private init(files: SwiftFiles) { self.files = files }

  private init(file: String) throws {
    let folder = Paths.folder(of: file)
    modules = [try Self.module(Paths.name(of: Paths.absolute(folder)), [file], isTest: false)]
  }

  /// `App` for `./App/`.
  private static func normalized(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path = String(path.dropFirst(2)) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The innermost package that a file is in.
  private static func package(of path: String, _ files: SwiftFiles) -> String? {
    files.packages.last { $0 == "." || path.hasPrefix($0 + "/") }
  }

  private static func module(
    _ name: String, _ paths: [String], isTest: Bool
  ) throws -> Migration.Module {
    Migration.Module(name: name, sources: try paths.map(source), isTest: isTest)
  }

  private static func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, keepsLineEnds: true, bytes: try FileSystem.read(path))
  }
}

// MARK: Packages

extension Project {
  /// The targets that the manifest writes out, and the usual folders of those that it does not.
  private init(package folder: String, _ paths: [String], elsewhere: [String]) throws {
    let manifest = try Self.source(Self.path("Package.swift", in: folder))
    let others = paths.filter {
      Self.isManifest($0) && Paths.folder(of: $0) == (folder == "." ? "" : folder)
    }
    manifests = try [manifest] + others.filter { $0 != manifest.path }.sorted().map(Self.source)
    var rest = Set(paths.filter { !Self.isManifest($0) })
    var homes: Set<String> = []
    for target in ManifestTarget.all(in: manifest).sorted(by: Self.isDeeper) {
      guard let home = Self.home(of: target, in: folder) else { continue }
      homes.insert(home)
      try take(from: &rest, target) { target.compiles($0, in: home) }
    }
    for parent in ["Sources", "Tests"] {
      let path = Self.path(parent, in: folder)
      for name in FileSystem.names(in: path) where !homes.contains(path + "/" + name) {
        let home = path + "/" + name
        let target = ManifestTarget(name: name, isTest: parent == "Tests")
        try take(from: &rest, target) { $0.hasPrefix(home + "/") }
      }
    }
    let strays = rest.filter { path in !elsewhere.contains { path.hasPrefix($0 + "/") } }
    self.strays = try StrayFolders(strays, in: folder, besides: Set(paths).subtracting(rest))
      .findings(Self.source)
  }

  /// `Package.swift`, `Package@swift-5.9.swift`.
  private static func isManifest(_ path: String) -> Bool {
    let name = Paths.name(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
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
    from rest: inout Set<String>, _ target: ManifestTarget, _ belongs: (String) -> Bool
  ) throws {
    let paths = rest.filter(belongs)
    if paths.isEmpty { return }
    rest.subtract(paths)
    var module = try Self.module(target.name, paths.sorted(), isTest: target.isTest)
    module.isOnMainActor = target.isOnMainActor
    modules.append(module)
  }
}

extension ManifestTarget {
  /// - Parameter home: The folder of the target.
  fileprivate func compiles(_ path: String, in home: String) -> Bool {
    func isBelow(_ parts: [String]) -> Bool {
      parts.contains { part in
        let folder = home == "." ? part : home + "/" + part
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
      }
    }
    let isInside = home == "." || path.hasPrefix(home + "/")
    return isInside && !isBelow(excluded) && sources.map(isBelow) ?? true
  }
}
