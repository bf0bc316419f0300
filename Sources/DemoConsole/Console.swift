import Foundation

/// The terminal of the program, when the program has all of it. Only the rows that have changed are
/// drawn.
@MainActor
public final class Console {
  private let palette: Palette
  private var isOpen = false
  private var drawn: (rows: [Row], size: Size)?

  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// Whether a person sits at both ends, and the terminal can move its cursor.
  public static func isAvailable(environment: [String: String]) -> Bool {
    let name = environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && name != "" && name != "dumb"
  }

  /// Takes the terminal. Call this once. The events end when the terminal is gone.
  public func open() -> AsyncStream<ConsoleEvent> {
    let events = ConsoleEvent.stream()
    reopen()
    return events
  }

  /// Gives the terminal back. This also happens when the program exits or crashes.
  public func close() {
    isOpen = false
    TerminalModes.giveBack()
  }

  /// Takes the terminal again, after another program had it. The next frame is drawn completely.
  public func reopen() {
    isOpen = TerminalModes.take()
    drawn = nil
  }

  /// Gives the terminal back and stops the program, as control-Z does in other programs. Returns
  /// when it runs again.
  public func suspend() {
    close()
    SignalPipe.stop()
    reopen()
  }

  public func draw(_ makeFrame: (Size) -> Frame) {
    let size = size
    guard isOpen else { return }
    let frame = makeFrame(size)
    let old = drawn?.size == size ? drawn?.rows : nil
    send(codes(for: frame, over: old, columns: size.columns))
    drawn = (frame.rows, size)
  }

  /// - Parameter old: The rows that the screen shows. Nil if that is not known.
  private func codes(for frame: Frame, over old: [Row]?, columns: Int) -> String {
    var codes = old == nil ? "\u{1B}[?25l\u{1B}[2J" : "\u{1B}[?25l"
    for (index, row) in frame.rows.enumerated() where old?[index] != row {
      // The row is cleared first, because a terminal clears its last character, too, if it is full.
      codes += "\u{1B}[\(index + 1);1H\u{1B}[2K" + palette.draw(row, columns: columns)
    }
    let cursor = frame.cursor
    return codes + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  private func send(_ codes: String) {
    // A terminal that is gone takes nothing. The events tell.
    try? FileHandle.standardOutput.write(contentsOf: Data(codes.utf8))
  }

  private var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return Size(rows: 24, columns: 80) }
    return Size(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
