import Foundation

/// The Swift files below the given paths, sorted, each content once.
enum InputFiles {
  static func collect(_ paths: [String]) throws -> [String] {
    var seen: Set<Data> = []
    return try paths.flatMap(files).filter { file in
      seen.insert(try Data(contentsOf: URL(fileURLWithPath: file))).inserted
    }
  }

  /// Symbolic links are not followed, and neither are folders that hold build products.
  private static func files(_ path: String) throws -> [String] {
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
        if type as? FileAttributeType == .typeDirectory { return try files(child) }
        return name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") ? [child] : []
      }
  }
}
