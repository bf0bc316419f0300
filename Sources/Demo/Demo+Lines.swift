import DemoFeatures
import DemoTerminal
import Foundation
import GeneratedSupport

extension Demo {
  /// Reads a command from each line of the input, and writes the screen after each change.
  @MainActor
  static func runLines() async {
    let store = Store(initialState: Music.State()) { Music() }
    let terminal = Terminal(store) { print($0) }
    store.send(.library(.appeared))
    terminal.start()
    for await line in typedLines where !line.isEmpty {
      if line == "quit" { break }
      terminal.perform(line)
    }
  }

  /// The lines of the input. A thread waits for them, so that effects can run in the meantime.
  private static var typedLines: AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}
