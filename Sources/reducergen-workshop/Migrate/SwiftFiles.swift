import Foundation
import ReducerGenCommandLine
import ReducerGenMigration
import ReducerGenSyntax

/// The Swift files below a folder, without those that are built, downloaded or templates.
struct SwiftFiles {
  private(set) var paths: [String] = []
  /// Folders with a manifest, the outermost first.
  private(set) var packages: [String] = []
  /// Templates of Xcode, which are not Swift.
  private(set) var templates: [String] = []
  private(set) var projects: [String] = []
  /// Manifests of Tuist.
  private(set) var tuist: [String] = []
  /// Rules of Bazel that name a replaced library.
  private(set) var bazel: [String] = []
  /// Playgrounds with files that must move, which belong to no target.
  private(set) var playgrounds: [String] = []

  private static let skipped: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ]

  init(below folder: String) {
    walk(folder)
  }

  private mutating func walk(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names.contains("Package.swift") { packages.append(folder) }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = folder == "." ? name : folder + "/" + name
      if name.hasSuffix(".xctemplate") {
        templates.append(path)
      } else if name.hasSuffix(".docc") {
        continue
      } else if name.hasSuffix(".playground") || name.hasSuffix(".playgroundbook") {
        if SwiftFiles(below: path).paths.contains(where: Self.mustMove) { playgrounds.append(path) }
      } else if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        projects.append(path)
      } else if isFolder(path) {
        walk(path)
      } else if name == "BUILD" || name == "BUILD.bazel" {
        if Self.source(path).map(Migration.namesProducts) ?? false { bazel.append(path) }
      } else if name == "Project.swift" || name == "Workspace.swift" {
        tuist.append(path)
      } else if name.hasSuffix(".swift") {
        paths.append(path)
      }
    }
  }

  private static func source(_ path: String) -> SourceFile? {
    let bytes = try? FileSystem.readIfThere(path)
    return bytes.map { SourceFile(path: path, bytes: $0) }
  }

  private static func mustMove(_ path: String) -> Bool {
    source(path).map(Migration.mustMove) ?? false
  }

  /// A link could lead out of the project, or round in a circle.
  private func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
