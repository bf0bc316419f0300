import DemoFeatures
import DemoTerminal
import DemoTracksLive
import Foundation
import GeneratedSupport

/// A music player for the terminal.
///
///     swift run Demo                  type commands
///     swift run Demo --script FILE    perform the commands of a file
@main
struct Demo {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty { return await runTerminal() }
    guard arguments.count == 2, arguments.first == "--script", let path = arguments.last else {
      FileHandle.standardError.write(Data("usage: Demo [--script FILE]\n".utf8))
      exit(2)
    }
    try await runScript(path)
  }

  @MainActor
  private static func runTerminal() async {
    let store = Store(initialState: Music.State()) { Music() }
    let terminal = Terminal(store) { print($0) }
    store.send(.library(.appeared))
    terminal.start()
    for await line in typedLines where !line.isEmpty {
      if line == "quit" { break }
      terminal.perform(line)
    }
  }

  /// A script uses no files, so it has the same result everywhere.
  @MainActor
  private static func runScript(_ path: String) async throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    prepareDependencies { $0.defaultFileStorage = .inMemory }
    await Script(text).run { print($0) }
  }

  /// The lines that a person types. A thread waits for them, so that effects can run in the meantime.
  private static var typedLines: AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}
