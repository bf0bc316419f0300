import DemoFeatures
import DemoTerminal
import Foundation
import GeneratedSupport

extension Demo {
  /// Reads a command from each line of the input, and writes the screen after each change. A command
  /// sees what the one before it has changed.
  @MainActor
  static func runLines() async {
    let store = Store(initialState: Music.State()) { Music() }
    let terminal = Terminal(store) { print($0) }
    await store.send(.library(.appeared)).finish()
    terminal.start()
    for await line in typedLines where !line.isEmpty {
      if line == "quit" { break }
      await terminal.perform(line, limit: .seconds(1))
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
