import Foundation
import Synchronization

/// Takes the whole terminal for the program, and gives it back as it was: when the program closes
/// it, exits or crashes.
///
/// Audited: `original` and `previousActions` are written on the main actor before `isTaken` is set,
/// and read only by the one caller that clears it. A lock is not possible, because `giveBack` also
/// runs in signal handlers. So it calls only functions that are allowed there.
enum TerminalModes {
  private static let isTaken = Atomic(false)
  nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  nonisolated(unsafe) private static let previousActions = makeActions()
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Switches to the alternate screen, and lets each key arrive at once and without an echo.
  /// Control-C, control-Z and control-\ still send signals. False if the standard input is no
  /// terminal.
  @MainActor static func take() -> Bool {
    if isTaken.load(ordering: .acquiring) { return setRaw() }
    guard tcgetattr(STDIN_FILENO, original) == 0 else { return false }
    _ = exitsAreWatched
    isTaken.store(true, ordering: .releasing)
    return setRaw()
  }

  /// Does nothing if the terminal has been given back.
  static func giveBack() {
    guard isTaken.exchange(false, ordering: .acquiringAndReleasing) else { return }
    send(leaveScreen)
    tcsetattr(STDIN_FILENO, TCSANOW, original)
  }

  private static func setRaw() -> Bool {
    var modes = original.pointee
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &modes.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    send(enterScreen)
    return tcsetattr(STDIN_FILENO, TCSANOW, &modes) == 0
  }

  // The alternate screen; then the cursor and the ordinary style again.
  private static let enterScreen: StaticString = "\u{1B}[?1049h"
  private static let leaveScreen: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private static func send(_ codes: StaticString) {
    _ = write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
  }
}

// MARK: - Exits

extension TerminalModes {
  /// True when the program gives the terminal back at each end that it can notice.
  @MainActor private static let exitsAreWatched = {
    atexit { TerminalModes.giveBack() }
    for number in crashes { sigaction(number, nil, previousActions + Int(number)) }
    for number in crashes {
      var action = sigaction(handler: TerminalModes.crashed)
      sigaction(number, &action, nil)
    }
    return true
  }()

  /// Lets the crash go on with the action that it had before, such as Swift's backtrace. The signal
  /// is blocked until this returns.
  private static let crashed: @convention(c) (Int32) -> Void = { number in
    giveBack()
    sigaction(number, previousActions + Int(number), nil)
    raise(number)
  }

  private static func makeActions() -> UnsafeMutablePointer<sigaction> {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    return actions
  }
}

extension sigaction {
  init(handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
    // A call that the signal interrupts goes on. The handler of a stack overflow needs a stack of
    // its own.
    sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
  }
}
