import Foundation

/// Makes signals readable, one byte for each. A signal handler may do little more than write to a
/// pipe.
enum SignalPipe {
  /// Read each byte from here. It is the number of a signal.
  static var readEnd: Int32 { ends[0] }

  private static let ends = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("no pipe for signals: error \(errno)") }
    return ends
  }()

  static func receive(_ signals: [Int32]) {
    // The pipe exists before the first handler runs.
    _ = ends
    for number in signals {
      var action = sigaction(handler: forward)
      sigaction(number, &action, nil)
    }
  }

  /// Stops the program, as control-Z does in any other program. Returns when it runs again.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    // The threads that run tasks block signals. Then the program would go on before it stops.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGTSTP)
    receive([SIGTSTP])
  }

  private static let forward: @convention(c) (Int32) -> Void = { number in
    let before = errno
    var byte = UInt8(number)
    _ = write(ends[1], &byte, 1)
    errno = before
  }
}
