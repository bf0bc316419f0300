import ReducerGenSyntax

extension SourceFile {
  /// - Parameters:
  ///   - absolutePath: where the file lies; `path` may be shorter, it is what messages print.
  ///   - root: the absolute path of the folder that output names start from.
  package convenience init(
    path: String, absolutePath: String, root: String, bytes: consuming [UInt8]
  ) {
    let relative = Self.relativePath(of: absolutePath, below: root)
    self.init(path: path, relativePath: relative, bytes: bytes)
  }

  /// The path of a file as seen from a folder, whatever the disk says; both are absolute.
  package static func relativePath(of file: String, below root: String) -> String {
    OutputNames.relativePath(of: file, below: root)
  }

  /// Whether this file is generated code: it is never an input then.
  package var isGenerated: Bool {
    storage.withUnsafeBytes {
      GeneratedHeader.begins(UnsafeRawBufferPointer(rebasing: $0.dropLast(Self.padding)))
    }
  }

  /// The last part of its path.
  var baseName: String { OutputNames.baseName(relativePath) }
}
