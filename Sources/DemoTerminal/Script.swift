import DemoFeatures
import GeneratedSupport

/// Performs the commands of a script. The time is that of a clock which only the command
/// `wait SECONDS` moves, so a script takes no time and always has the same result.
@MainActor
public struct Script {
  private let lines: [String]
  private let clock = TestClock()

  /// - Parameter text: One command per line. Empty lines and lines that begin with `#` are left
  ///   out.
  public init(_ text: String) {
    lines = text.split(separator: "\n").map(String.init)
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Runs the features without a terminal. Writes each command, and the screen after it. The command
  /// `quit` ends the script.
  public func run(write: @escaping @MainActor (String) -> Void) async {
    let store = Store(initialState: Music.State()) {
      Music()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let terminal = Terminal(store, write: write)
    store.send(.library(.appeared))
    await clock.advance(by: .zero)
    write(terminal.text)
    for line in lines {
      write("> \(line)")
      if line == "quit" { return }
      await perform(line, on: terminal)
      write(terminal.text)
    }
  }

  private func perform(_ line: String, on terminal: Terminal) async {
    guard line.hasPrefix("wait "), let seconds = Double(line.dropFirst("wait ".count)) else {
      terminal.perform(line)
      // Lets the effects run until they wait for the clock.
      return await clock.advance(by: .zero)
    }
    await clock.advance(by: .seconds(seconds))
  }
}
