import Foundation
import Testing

/// A program that runs in a terminal which exists only for it.
@MainActor
final class PseudoTerminal {
  private(set) var screen: TerminalScreen
  /// How the terminal was before the program began.
  let modesBefore: Modes
  private let master: Int32
  private var hasEnded = false
  /// What the program has written and the screen has not received.
  private var unread: [UInt8] = []
  let process: Child
  /// Every wait has this limit. A program that does what is expected of it ends the wait.
  private let timeLimit = Duration.seconds(90)

  init(
    _ command: [String], environment: [String: String], rows: Int = 24, columns: Int = 80
  ) throws {
    screen = TerminalScreen(rows: rows, columns: columns)
    var program: Int32 = -1
    (master, program) = try Self.openBothEnds()
    defer { close(program) }
    modesBefore = Modes(of: master)
    Self.setSize(of: master, rows: rows, columns: columns)
    guard let name = ttyname(program) else { throw Failure("no name: error \(errno)") }
    process = try Child(command, environment: environment, terminal: String(cString: name))
  }

  isolated deinit {
    close(master)
    if hasEnded { return }
    process.kill(SIGKILL)
    _ = process.end()
  }

  private static func openBothEnds() throws -> (master: Int32, program: Int32) {
    var (master, program): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &program, nil, nil, nil) == 0 else {
      throw Failure("no pseudo-terminal: error \(errno)")
    }
    // Other tests start programs, too.
    for end in [master, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (master, program)
  }

  var modes: Modes {
    get { Modes(of: master) }
    set { newValue.apply(to: master) }
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    Self.setSize(of: master, rows: rows, columns: columns)
  }

  /// The terminal goes away, as when a person closes its window.
  func hangUp() {
    // The descriptor stays open for `deinit`, but no longer refers to the terminal.
    dup2(open("/dev/null", O_RDWR | O_CLOEXEC), master)
  }

  private static func setSize(of master: Int32, rows: Int, columns: Int) {
    var size = winsize()
    size.ws_row = UInt16(rows)
    size.ws_col = UInt16(columns)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads what the program writes until the screen is as expected.
  func wait(_ expectation: String, until isExpected: (TerminalScreen) -> Bool) async throws {
    let end = ContinuousClock.now + timeLimit
    while !isExpected(screen) {
      if unread.isEmpty { unread = await output(until: end) ?? [] }
      if unread.isEmpty {
        throw Failure("the screen never has \(expectation):\n\(screen.text)")
      }
      receiveFrame()
    }
  }

  /// The screen receives one frame at a time, so that no frame is missed when this process is slow.
  /// A frame ends when the cursor is shown again.
  private func receiveFrame() {
    let end = unread.ranges(of: "\u{1B}[?25h".utf8).first?.upperBound ?? unread.endIndex
    screen.receive(Array(unread[..<end]))
    unread.removeSubrange(..<end)
  }

  func wait(for text: String) async throws {
    try await wait("'\(text)'") { $0.text.contains(text) }
  }

  /// Waits for the end of the program.
  func end() async throws -> Child.End {
    let end = ContinuousClock.now + timeLimit
    screen.receive(unread)
    while let bytes = await output(until: end) { screen.receive(bytes) }
    if ContinuousClock.now >= end { throw Failure("the program does not end:\n\(screen.text)") }
    hasEnded = true
    return await onThread { [process] in process.end() }
  }

  /// Nil when the program has ended, or the time is over.
  private func output(until end: ContinuousClock.Instant) async -> [UInt8]? {
    let rest = max(.zero, end - .now)
    let milliseconds = Int32(rest / .milliseconds(1))
    return await onThread { [master] in
      var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, milliseconds) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Some containers have no pseudo-terminals.
  static var needsTerminal: Self {
    .enabled(if: access("/dev/ptmx", R_OK | W_OK) == 0, "there are no pseudo-terminals here")
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Waits on a thread of its own, so that other tests can run in the meantime.
func onThread<Result: Sendable>(_ wait: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: wait()) }
  }
}

/// Whether a terminal collects lines, shows what is typed, and so on.
struct Modes: Equatable {
  private var value = termios()

  init(of descriptor: Int32) {
    tcgetattr(descriptor, &value)
  }

  func apply(to descriptor: Int32) {
    var value = value
    tcsetattr(descriptor, TCSANOW, &value)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.value.c_iflag == right.value.c_iflag && left.value.c_oflag == right.value.c_oflag
      && left.value.c_cflag == right.value.c_cflag && left.value.c_lflag == right.value.c_lflag
  }
}
