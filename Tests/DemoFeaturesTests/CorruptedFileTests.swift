import DemoConsole
import DemoFeatures
import DemoTerminal
import Foundation
import GeneratedTestSupport
import Testing

/// The files of the Demo, when something other than the Demo has written them.
@MainActor @Suite struct CorruptedFileTests {
  private let files = LockIsolated<[URL: Data]>([:])

  /// What the terminal shows after it has loaded a file with this content.
  private func makeTerminal(_ name: String, _ content: String) -> Terminal {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = (folders.first ?? .homeDirectory).appending(component: "reducergen-demo")
    files.setValue([folder.appending(component: name).standardizedFileURL: Data(content.utf8)])
    return withDependencies {
      $0.defaultFileStorage = .inMemory(files)
    } operation: {
      Terminal(Store(initialState: Music.State()) { Music() }) { _ in }
    }
  }

  @Test(arguments: ["settings", "favorites"])
  func aCorruptedFileIsToldOnTheScreen(name: String) {
    let terminal = makeTerminal("\(name).json", "nonsense")
    #expect(terminal.text.contains("The file \(name).json is corrupted, so it is not used"))
    #expect(terminal.text.contains("\(name).json.corrupted keeps the old content"))
  }

  @Test func thisIsNoLongerToldAfterAChange() {
    let terminal = makeTerminal("settings.json", "nonsense")
    terminal.perform("settings")
    terminal.perform("volume 9")
    terminal.perform("back")
    #expect(!terminal.text.contains("corrupted"))
    #expect(files.value.keys.contains { $0.lastPathComponent == "settings.json.corrupted" })
  }

  @Test func aGoodFileIsNotMentioned() {
    let terminal = makeTerminal("settings.json", #"{"volume":7,"order":"title"}"#)
    #expect(!terminal.text.contains("json"))
    terminal.perform("settings")
    #expect(terminal.text.contains("volume: 7"))
  }
}
