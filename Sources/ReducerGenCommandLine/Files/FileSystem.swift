#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files with system calls, because importing Foundation would double the tool's start-up
/// time.
package enum FileSystem {
  package static func absolute(_ path: String, in directory: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }

  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try readAll(from: 0, path: "standard input") }
    if isNamedPipe(path) {
      throw FileError(path: path, reason: "this is a pipe; pass it as standard input, '-'")
    }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path: path, reason: Platform.lastFailure) }
    defer { close(descriptor) }
    return try readAll(from: descriptor, path: path)
  }

  /// Nil if the file does not exist. A file that cannot be read is an error, and so is a pipe, at
  /// which the tool would wait for ever.
  package static func readIfThere(_ path: String) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError(path: path, reason: Platform.lastFailure)
    }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, isRegular(information) else {
      throw FileError(path: path, reason: "this is a folder, a pipe or a device; delete or move it")
    }
    return try readAll(from: descriptor, path: path)
  }

  /// Without a writer, the tool would wait for one for ever. The pipes below `/dev` have one, because
  /// a shell has opened them: `<(command)`.
  private static func isNamedPipe(_ path: String) -> Bool {
    var information = stat()
    return !path.hasPrefix("/dev/") && stat(path, &information) == 0
      && information.st_mode & S_IFMT == S_IFIFO
  }

  private static func isRegular(_ information: stat) -> Bool {
    information.st_mode & S_IFMT == S_IFREG
  }

  /// Whether there is a file at the path, also behind a link: no folder, pipe or device.
  package static func isFile(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && isRegular(information)
  }

  /// Reads as many bytes as the file's size in one call. Then reads on until the end, because a
  /// pipe has no size and a file can grow.
  private static func readAll(
    from descriptor: Int32, path: String
  ) throws(FileError) -> [UInt8] {
    var information = stat()
    let promised = fstat(descriptor, &information) == 0 ? Int(information.st_size) : 0
    try checkSize(promised, path)
    let room = promised + 1
    var count = 0
    // Allocates once, for the file and for the bytes that the generator appends.
    let capacity = room + SourceFilePadding.bytes
    var bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      let part = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: room)
      count = fill(part, descriptor)
      initialized = max(0, count)
    }
    var isFull = count == room
    while isFull {
      try checkSize(bytes.count, path)
      isFull = withUnsafeTemporaryAllocation(byteCount: pipeRoom, alignment: 8) { buffer in
        count = fill(buffer, descriptor)
        bytes += UnsafeRawBufferPointer(rebasing: buffer[..<max(0, count)])
        return count == pipeRoom
      }
    }
    if count < 0 {
      let hint = errno == EISDIR ? "; pass the files in this folder, all in one run" : ""
      throw FileError(path: path, reason: Platform.lastFailure + hint)
    }
    return bytes
  }

  private static let pipeRoom = 1 << 18
  /// Offsets in a source have 32 bits.
  private static let largestFile = 2 << 30

  private static func checkSize(_ size: Int, _ path: String) throws(FileError) {
    if size > largestFile { throw FileError(path: path, reason: "this file is larger than 2 GB") }
  }

  /// Whether a file has exactly these bytes. Uses `memcmp`, because a debug build compares arrays
  /// slowly.
  static func file(_ path: String, equals bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, isRegular(information),
      Int(information.st_size) == bytes.count
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: bytes.count + 1, alignment: 8) { buffer in
      fill(buffer, descriptor) == bytes.count
        && memcmp(buffer.baseAddress!, bytes, bytes.count) == 0
    }
  }

  /// Fills the buffer, or reads to the end. Negative if the file cannot be read.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, _ descriptor: Int32) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = Platform.read(
        from: descriptor, into: buffer.baseAddress! + filled, buffer.count - filled)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The lines of a response file, without empty lines.
  static func lines(_ path: String) throws(FileError) -> [String] {
    let bytes = try read(path)
    return bytes.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in a folder; none if it does not exist.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Removes a file. It is not an error if another run was faster.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) != 0 && errno != ENOENT {
      throw FileError(path: path, reason: Platform.lastFailure)
    }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Creates a folder and its parent folders.
  static func makeFolder(_ path: String) throws(FileError) {
    if try makeOneFolder(path) { return }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileError(path: path, reason: Platform.lastFailure)
    }
    try makeFolder(String(path[..<slash]))
    if try !makeOneFolder(path) { throw FileError(path: path, reason: Platform.lastFailure) }
  }

  /// False if its parent folder is missing.
  private static func makeOneFolder(_ path: String) throws(FileError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == ENOENT { return false }
    if errno == EEXIST, isFolder(path) { return true }
    throw FileError(path: path, reason: Platform.lastFailure)
  }

  private static func isFolder(_ path: String) -> Bool {
    // Files can be written into a folder that may be entered but not listed.
    guard let directory = opendir(path) else { return errno == EACCES }
    closedir(directory)
    return true
  }

  package static var workingDirectory: String {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The number of bytes that `SourceFile` appends.
private enum SourceFilePadding {
  static let bytes = 16
}
