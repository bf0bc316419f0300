extension SourceFile {
  /// - Parameters:
  ///   - absolutePath: where the file lies; `path` may be shorter, it is what messages print.
  ///   - root: the absolute path of the folder that output names start from.
  package convenience init(
    path: String, absolutePath: String, root: String, bytes: consuming [UInt8]
  ) {
    let relative = OutputNames.relativePath(of: absolutePath, below: root)
    self.init(path: path, relativePath: relative, bytes: bytes)
  }

  /// Whether this file is generated code: it is never an input then.
  var isGenerated: Bool {
    storage.withUnsafeBytes {
      GeneratedHeader.begins(UnsafeRawBufferPointer(rebasing: $0.dropLast(Self.padding)))
    }
  }
}
