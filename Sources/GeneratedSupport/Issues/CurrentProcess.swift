#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import WinSDK
  import ucrt
#endif

/// The functions of the C library that the runtime needs.
package enum CurrentProcess {
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// A number for the thread that asks.
  package static var thread: Int {
    #if os(WASI)
      0
    #elseif os(Windows)
      Int(GetCurrentThreadId())
    #else
      Int(bitPattern: pthread_self())
    #endif
  }

  /// Lets other threads run first, where there are fewer processors than threads.
  static func yieldThread() {
    #if !os(Windows) && !os(WASI)
      sched_yield()
    #endif
  }

  /// Writes with one call, so that the texts of several threads don't mix.
  package static func writeToStandardError(_ text: String) {
    _ = unsafe Array(text.utf8).withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }

  static func fileExists(_ path: String) -> Bool {
    #if os(Windows)
      return false
    #else
      return unsafe access(path, F_OK) == 0
    #endif
  }

  /// Makes the process end with a failure, whatever exit code it would return otherwise. For a
  /// mistake that happens when no test is running.
  package static func failAtExit() {
    let isFirst = failure.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    guard isFirst else { return }
    atexit {
      #if canImport(Glibc) || canImport(Darwin)
        // Here, a second `exit` goes on with the handlers that were registered earlier. One of them
        // writes the code coverage.
        exit(1)
      #else
        // Elsewhere, a second `exit` may trap, so those handlers don't run.
        fflush(nil)
        _exit(1)
      #endif
    }
  }

  private static let failure = Locked(false)

  /// Calls the function when the process ends by itself.
  package static func atExit(_ function: @convention(c) () -> Void) {
    atexit(function)
  }
}

extension CurrentProcess {
  /// Whether a debugger is attached.
  static var isDebugged: Bool {
    #if canImport(Darwin)
      var information = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var names: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      let isKnown = unsafe sysctl(&names, UInt32(names.count), &information, &size, nil, 0) == 0
      return isKnown && information.kp_proc.p_flag & P_TRACED != 0
    #elseif os(Linux) || os(Android)
      return status.split(separator: "\n").contains {
        $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0")
      }
    #else
      return false
    #endif
  }

  static func stopInDebugger() {
    #if !os(Windows) && !os(WASI)
      raise(SIGTRAP)
    #endif
  }

  #if os(Linux) || os(Android)
    private static var status: String {
      guard let file = unsafe fopen("/proc/self/status", "r") else { return "" }
      defer { unsafe fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes[..<count], as: UTF8.self)
    }
  #endif
}
