/// Writes files atomically: a reader sees the old bytes or the new ones, never a part.
///
/// Writes the bytes to a temporary file, and renames it. Does not touch a file that already has the
/// same bytes, so that the build system has nothing to do.
package struct AtomicWriter {
  let folder: String

  package init(_ folder: String) throws(FileError) {
    self.folder = folder
    try FileSystem.makeFolder(folder)
    TemporaryFile.removeStale(in: folder)
  }

  /// - Returns: false if the file already had these bytes.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) -> Bool {
    let path = folder + "/" + name
    if FileSystem.file(path, equals: bytes) { return false }
    try TemporaryFile(in: folder, replacing: path).replaceTarget(with: bytes)
    return true
  }
}
