import Foundation

/// The files below the given paths whose names have one of some endings, sorted, each content once.
enum InputFiles {
  static func collect(
    _ paths: [String], endings: Set<String> = ["swift", "swiftinterface"]
  ) throws -> [String] {
    var seen: Set<Data> = []
    return try paths.flatMap { try files($0, endings) }.filter { file in
      seen.insert(try Data(contentsOf: URL(fileURLWithPath: file))).inserted
    }
  }

  /// Symbolic links are not followed, and neither are folders that hold build products.
  private static func files(_ path: String, _ endings: Set<String>) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError(description: "no such file: \(path)")
    }
    guard isFolder.boolValue else { return [path] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0 != ".build" && $0 != ".git" }
      .flatMap { name -> [String] in
        let child = path + "/" + name
        let type = try FileManager.default.attributesOfItem(atPath: child)[.type]
        if type as? FileAttributeType == .typeDirectory { return try files(child, endings) }
        return endings.contains(URL(fileURLWithPath: child).pathExtension) ? [child] : []
      }
  }
}
