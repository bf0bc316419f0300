import DemoConsole
import DemoFeatures
import DemoTerminal
import Foundation
import GeneratedSupport

extension Demo {
  /// Draws the screen again after each key and after each change of the state.
  @MainActor
  static func runFullScreen(_ palette: Palette) async {
    let issues = HeldIssues()
    IssueReporters.current = [issues]
    let store = Store(initialState: Music.State()) { Music() }
    let screen = FullScreen(store)
    let console = Console(palette)
    let events = console.open()
    let drawing = observe { console.draw(screen.frame) }
    store.send(.library(.appeared))
    let signal = await handle(events, screen, console)
    drawing.cancel()
    console.close()
    for text in issues.texts { FileHandle.standardError.write(Data((text + "\n").utf8)) }
    // As shells report a program that a signal has ended. The exit saves what has not been saved.
    if let signal { exit(128 + signal) }
  }

  /// Returns when the person ends the program, or else the signal that ends it.
  @MainActor
  private static func handle(
    _ events: AsyncStream<ConsoleEvent>, _ screen: FullScreen, _ console: Console
  ) async -> Int32? {
    for await event in events {
      switch event {
      case .key(let key): if !screen.press(key) { return nil }
      case .resized: break
      case .suspended: console.suspend()
      case .resumed: console.reopen()
      case .ended(let signal): return signal
      }
      console.draw(screen.frame)
    }
    return nil
  }
}
