import ReducerGenMigration
import ReducerGenSyntax

/// The folders of a package that belong to none of its targets: an application that Xcode builds, or
/// the targets of another build system.
struct StrayFolders {
  private var paths: [String: [String]] = [:]

  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - known: The files of the targets.
  init(_ paths: some Sequence<String>, in root: String, besides known: Set<String>) {
    var taken = Set(Paths.folders(above: root + "/Package.swift"))
    for path in known { taken.formUnion(Paths.folders(above: path)) }
    for path in paths.sorted() {
      let outermost = Paths.folders(above: path).last { !taken.contains($0) }
      self.paths[outermost ?? Paths.folder(of: path), default: []].append(path)
    }
  }

  /// One for each folder with files that must move.
  func findings(_ read: (String) throws -> SourceFile) throws -> [Diagnostic] {
    try paths.sorted { $0.key < $1.key }.compactMap { folder, paths in
      let files = try paths.map(read).filter(Migration.mustMove)
      guard let first = files.first else { return nil }
      return .noTarget(folder.isEmpty ? "." : folder, files.count, at: first)
    }
  }
}
