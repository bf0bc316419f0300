#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the C library whose names this target also uses for its own functions.
enum Platform {
  /// A description of the last error.
  static var lastFailure: String { String(cString: strerror(errno)) }

  /// A description of the error for a file that does not exist.
  static var missing: String { String(cString: strerror(ENOENT)) }

  /// The value of a variable of the environment.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, with several calls if necessary. False if the file cannot take them.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    let all = Array(bytes)
    return all.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = systemWrite(
          descriptor, buffer.baseAddress! + written, buffer.count - written)
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        written += count
      }
      return true
    }
  }

  /// Calls the system's `read` once.
  static func read(
    from descriptor: Int32, into bytes: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, count)
    #elseif canImport(Android)
      Android.read(descriptor, bytes, count)
    #else
      Darwin.read(descriptor, bytes, count)
    #endif
  }

  private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #elseif canImport(Android)
      Android.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }
}
