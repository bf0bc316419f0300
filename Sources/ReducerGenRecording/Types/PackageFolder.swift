import Foundation
import ReducerGenSyntax

/// The package, or the folder of an Xcode project, that a test file belongs to.
struct PackageFolder: Hashable, Sendable {
  let path: String

  /// The nearest folder around the file that has a manifest, a project or a repository.
  init(of testFile: String) {
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    let own = folder
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: Self.isRoot) { break }
      folder = folder.deletingLastPathComponent()
    }
    path = folder.path == "/" ? own.path : folder.path
  }

  private static func isRoot(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
  }

  private static let leftOut: Set = [
    ".build", ".git", ".swiftpm", "Carthage", "DerivedData", "Pods",
  ]

  /// All Swift files but those of build folders and of packages that were fetched.
  func sources() -> [SourceFile] {
    guard let all = FileManager.default.enumerator(atPath: path) else { return [] }
    var files: [SourceFile] = []
    for case let name as String in all {
      if Self.leftOut.contains((name as NSString).lastPathComponent) { all.skipDescendants() }
      guard name.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(path)/\(name)")
      else { continue }
      files.append(SourceFile(path: "\(path)/\(name)", bytes: Array(data)))
    }
    return files
  }
}
