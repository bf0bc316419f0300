import DemoConsole
import DemoFeatures
import DemoTerminal
import DemoTracksLive
import Foundation
import GeneratedSupport
import TracePictures

/// A music player for the terminal.
@main
struct Demo {
  @MainActor
  static func main() async throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data(Options.usage.utf8))
      exit(2)
    }
    if options.wantsHelp { return print(Options.usage, terminator: "") }
    guard let file = options.trace else { return try await run(options) }
    let trace = Trace()
    try await withTrace(trace) { try await run(options) }
    let page = TracePicture(trace, title: "A session of the Demo")
    try Data(page.html.utf8).write(to: URL(filePath: file), options: .atomic)
  }

  @MainActor
  private static func run(_ options: Options) async throws {
    guard let script = options.script else {
      return await runTerminal(isColorOff: options.isColorOff)
    }
    try await runScript(script)
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
