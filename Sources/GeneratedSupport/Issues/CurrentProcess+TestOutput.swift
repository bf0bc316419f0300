#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CurrentProcess {
  /// Makes `swift test` write what the tests have printed so far. If `swift test` writes to a file
  /// or a pipe, it keeps the last bytes in a buffer. They are lost if the run is killed. Spaces
  /// fill this buffer, whose size is usually that of a block of the file. On a terminal,
  /// `swift test` writes each line at once.
  static func flushTestOutput() {
    #if os(Linux)
      guard !runnerWritesToTerminal else { return }
      writeToStandardError(String(repeating: " ", count: 16_384) + "\n")
    #endif
  }

  #if os(Linux)
    private static var runnerWritesToTerminal: Bool {
      var target = [CChar](repeating: 0, count: 64)
      let count = unsafe readlink("/proc/\(getppid())/fd/1", &target, target.count)
      guard count > 0 else { return false }
      let path = String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      return ["/dev/pts/", "/dev/tty", "/dev/console"].contains { path.hasPrefix($0) }
    }
  #endif
}
