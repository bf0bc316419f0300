#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text that is written to standard error if the process traps: the steps of the run that was
/// exploring. A trap, such as an overflow, can't be caught, so the run can't be made simpler.
///
/// The text is kept in memory that never moves. A signal handler may read it at any time, and must
/// neither allocate nor wait for a lock. If several tests explore at the same time, the last one to
/// begin a step has written the text. A reducer runs in the same turn as its step, so the text is
/// right for a trap in a reducer.
enum CrashNote {
  private static let capacity = 1 << 16

  /// Only the main actor writes to the memory.
  @MainActor
  static func set(_ text: String) {
    install()
    var text = text
    let count = text.withUTF8 { bytes in
      let count = min(bytes.count, capacity)
      if count > 0 { unsafe memory.update(from: bytes.baseAddress!, count: count) }
      return count
    }
    unsafe length = count
  }

  @MainActor
  static func clear() { unsafe length = 0 }

  private nonisolated(unsafe) static let memory = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  private nonisolated(unsafe) static var length = 0

  #if canImport(Glibc) || canImport(Darwin)
    /// What happened at these signals before: the end of the process, or a backtrace of Swift.
    private nonisolated(unsafe) static var former: [Int32: sigaction] = [:]

    @MainActor
    private static func install() {
      if unsafe !former.isEmpty { return }
      unsafe memory.initialize(repeating: 0, count: capacity)
      for signal in [SIGILL, SIGTRAP] {
        var action = sigaction()
        unsafe sigaction(signal, nil, &action)
        unsafe former[signal] = action
        #if canImport(Darwin)
          unsafe action.__sigaction_u.__sa_handler = handler
        #else
          unsafe action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags &= ~SA_SIGINFO
        unsafe sigaction(signal, &action, nil)
      }
    }

    /// Returns to the instruction that has trapped, which then traps in the former way. Reading the
    /// dictionary neither allocates nor waits.
    private static let handler: @convention(c) (Int32) -> Void = { signal in
      if unsafe length > 0 { _ = unsafe write(2, memory, length) }
      unsafe sigaction(signal, &former[signal]!, nil)
    }
  #else
    private static func install() {}
  #endif
}
