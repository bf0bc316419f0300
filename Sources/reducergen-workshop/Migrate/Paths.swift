import Foundation

/// The parts of paths. Foundation's own functions trap for paths of one character on Linux.
enum Paths {
  /// `A` for `A/B.swift`, an empty text for `B.swift`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `B.swift` for `A/B.swift`.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Without links.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  static func absolute(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// `../tools` from `/home/app` to `/home/tools`.
  static func path(from folder: String, to target: String) -> String {
    let (from, to) = (folder.split(separator: "/"), target.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// All folders that a path is in, the innermost first.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var folder = folder(of: path)
    while !folder.isEmpty, folder != "/" {
      folders.append(folder)
      folder = Self.folder(of: folder)
    }
    return folders
  }
}
