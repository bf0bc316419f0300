import Foundation

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
      } else if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        projects.append(path)
      } else if isFolder(path) {
        walk(path)
      } else if name == "Project.swift" || name == "Workspace.swift" {
        tuist.append(path)
      } else if name.hasSuffix(".swift") {
        paths.append(path)
      }
    }
  }

  /// A link could lead out of the project, or round in a circle.
  private func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}
