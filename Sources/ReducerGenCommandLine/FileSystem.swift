#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files by plain system calls: importing Foundation would double the tool's start-up time.
enum FileSystem {
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try readAll(from: 0, path: "standard input") }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path: path, reason: Platform.lastFailure) }
    defer { close(descriptor) }
    return try readAll(from: descriptor, path: path)
  }

  private static func readAll(
    from descriptor: Int32, path: String
  ) throws(FileError) -> [UInt8] {
    var information = stat()
    let isRegular = fstat(descriptor, &information) == 0 && information.st_size > 0
    var room = isRegular ? Int(information.st_size) + SourceFilePadding.bytes : 65_536
    var bytes: [UInt8] = []
    while true {
      let start = bytes.count
      var count = 0
      // One allocation: room for the file and for what the generator appends to it.
      bytes.reserveCapacity(start + room)
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = Self.fill(buffer, from: descriptor)
        initialized = max(0, count)
      }
      if count < 0 { throw FileError(path: path, reason: Platform.lastFailure) }
      if start == 0 && count < room { return chunk }
      bytes += chunk
      if count == 0 { return bytes }
      room = 65_536
    }
  }

  /// Fills the buffer, or reads to the end. Negative if the file cannot be read.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32
  ) -> Int {
    var filled = 0
    while filled < buffer.count {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      #elseif canImport(Android)
        let count = Android.read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      #endif
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The lines of a response file, without empty ones.
  static func lines(_ path: String) throws(FileError) -> [String] {
    let bytes = try read(path)
    return bytes.split { $0 == 10 || $0 == 13 }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Names in a folder; none if there is no such folder.
  static func names(in folder: String) -> [String] {
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

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a folder and the ones it stands in.
  static func makeFolder(_ path: String) throws(FileError) {
    if try makeOneFolder(path) { return }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileError(path: path, reason: Platform.lastFailure)
    }
    try makeFolder(String(path[..<slash]))
    if try !makeOneFolder(path) { throw FileError(path: path, reason: Platform.lastFailure) }
  }

  /// False if the folder around it is missing.
  private static func makeOneFolder(_ path: String) throws(FileError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == ENOENT { return false }
    if errno == EEXIST, isFolder(path) { return true }
    throw FileError(path: path, reason: Platform.lastFailure)
  }

  private static func isFolder(_ path: String) -> Bool {
    // A folder that may be entered but not listed is one that files can be written into.
    guard let directory = opendir(path) else { return errno == EACCES }
    closedir(directory)
    return true
  }

  static var workingDirectory: String {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// What `SourceFile` appends to the bytes it is given.
private enum SourceFilePadding {
  static let bytes = 16
}
