#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files atomically: a reader sees the old bytes or the new ones, never a part.
///
/// Writes the bytes to a temporary file, and renames it. Does not touch a file that already has the same
/// bytes, so that the build system has nothing to do.
package struct AtomicWriter {
  let folder: String
  /// The temporary file. Each writer has its own. The name contains the process, so that a later run can see
  /// whether it is still being written. It is short enough for any file system.
  let temporary: String

  private static let prefix = ".reducergen-"
  /// A process can have the number of an earlier process that was killed.
  private static let ownPrefix = prefix + "\(getpid())-" + randomDigits() + "-"

  package init(_ folder: String) throws(FileError) {
    self.folder = folder
    temporary = folder + "/" + Self.ownPrefix + Self.randomDigits()
    try FileSystem.makeFolder(folder)
    removeStaleTemporaries()
  }

  /// - Returns: false if the file already had these bytes.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) -> Bool {
    let path = folder + "/" + name
    if FileSystem.file(path, equals: bytes) { return false }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, reason: Platform.lastFailure) }
    keepMode(of: path, descriptor)
    let isWritten = Platform.write(bytes, to: descriptor)
    let reason = Platform.lastFailure
    let isClosed = close(descriptor) == 0
    guard isWritten && isClosed else {
      unlink(temporary)
      throw FileError(path: path, reason: reason)
    }
    guard rename(temporary, path) == 0 else {
      let reason = Platform.lastFailure
      unlink(temporary)
      throw FileError(path: path, reason: reason)
    }
    return true
  }

  /// Keeps the permissions of a file that is replaced.
  private func keepMode(of path: String, _ descriptor: Int32) {
    var information = stat()
    if stat(path, &information) == 0 { fchmod(descriptor, information.st_mode & 0o7777) }
  }

  private static func randomDigits() -> String {
    String(UInt32.random(in: .min ... .max), radix: 16)
  }

  /// Removes the temporary files of processes that no longer exist.
  private func removeStaleTemporaries() {
    for name in FileSystem.names(in: folder) where name.hasPrefix(Self.prefix) {
      let digits = name.dropFirst(Self.prefix.count).prefix { $0 != "-" }
      guard let process = Int32(digits), !name.hasPrefix(Self.ownPrefix) else { continue }
      let isAlive = process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
      if !isAlive { unlink(folder + "/" + name) }
    }
  }
}
