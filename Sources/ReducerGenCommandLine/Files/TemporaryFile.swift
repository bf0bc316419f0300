#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file that takes the place of another one when it is complete.
///
/// Another user may be able to write to the folder. So the file is never one that exists, nor one
/// that a link leads to, and no name is used twice.
struct TemporaryFile {
  let path: String
  /// The file that it replaces.
  private let target: String
  private let descriptor: Int32

  private static let prefix = ".reducergen-"

  /// - Parameter name: makes a name. Called again while there is a file of that name.
  init(
    in folder: String, replacing target: String, name: () -> String = newName
  ) throws(FileError) {
    self.target = target
    for _ in 0..<100 {
      let path = folder + "/" + name()
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      if errno != EEXIST { break }
    }
    throw FileError(path: target, reason: Platform.lastFailure)
  }

  /// Writes the bytes, and takes the place of the target. If that fails, the file is removed.
  consuming func replaceTarget(with bytes: [UInt8]) throws(FileError) {
    keepMode()
    var isDone = Platform.write(bytes, to: descriptor)
    var failure = errno
    if close(descriptor) != 0, isDone { (isDone, failure) = (false, errno) }
    if isDone, rename(path, target) != 0 { (isDone, failure) = (false, errno) }
    if isDone { return }
    unlink(path)
    throw FileError(path: target, reason: String(cString: strerror(failure)))
  }

  /// Keeps the permissions of a file that is replaced.
  private func keepMode() {
    var information = stat()
    if stat(target, &information) == 0 { fchmod(descriptor, information.st_mode & 0o777) }
  }

  /// The name contains the process, so that a later run can see whether the file is still being
  /// written. It is short enough for any file system.
  private static func newName() -> String {
    prefix + "\(getpid())-" + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Removes the files that killed processes have left. A process of another container cannot be
  /// seen, but it does not take a minute to write a file.
  static func removeStale(in folder: String) {
    for name in FileSystem.names(in: folder) where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = Int32(digits), process > 0 else { continue }
      let isAlive = kill(process, 0) == 0 || errno == EPERM
      let path = folder + "/" + name
      if !isAlive && isOlderThanAMinute(path) { unlink(path) }
    }
  }

  private static func isOlderThanAMinute(_ path: String) -> Bool {
    var information = stat()
    guard lstat(path, &information) == 0 else { return false }
    #if canImport(Darwin)
      let written = information.st_mtimespec.tv_sec
    #else
      let written = information.st_mtim.tv_sec
    #endif
    return time(nil) - written > 60
  }
}
