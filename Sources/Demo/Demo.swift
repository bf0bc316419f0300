import DemoConsole
import DemoFeatures
import DemoTerminal
import DemoTracksLive
import Foundation
import GeneratedSupport

/// A music player for the terminal.
@main
struct Demo {
  private static let usage = """
    usage: Demo [--no-color] [--script FILE]

      --no-color      draw without colors, as with the variable NO_COLOR
      --script FILE   perform the commands of a file, and write the screen after each

    Without a terminal, the Demo reads commands from its input, one per line.

    """

  @MainActor
  static func main() async throws {
    var arguments = CommandLine.arguments.dropFirst()
    let isColorOff = arguments.first == "--no-color"
    if isColorOff { arguments.removeFirst() }
    switch (arguments.first, arguments.count) {
    case (nil, _): await runTerminal(isColorOff: isColorOff)
    case ("--script", 2): try await runScript(arguments.last ?? "")
    case ("--help", 1): print(usage, terminator: "")
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(2)
    }
  }

  @MainActor
  private static func runTerminal(isColorOff: Bool) async {
    let environment = ProcessInfo.processInfo.environment
    guard Console.isAvailable(environment: environment) else { return await runLines() }
    await runFullScreen(Palette(environment: environment, isOff: isColorOff))
  }

  /// A script uses no files, so it has the same result everywhere.
  @MainActor
  private static func runScript(_ path: String) async throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    prepareDependencies { $0.defaultFileStorage = .inMemory }
    await Script(text).run { print($0) }
  }
}
