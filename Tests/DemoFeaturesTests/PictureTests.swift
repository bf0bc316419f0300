import DemoConsole
import DemoFeatures
import DemoTerminal
import DemoTracks
import Foundation
import GeneratedTestSupport
import Testing

/// The picture in the README is what the Demo draws.
@MainActor @Suite struct PictureTests {
  private let clock = TestClock()
  private let size = Size(rows: 15, columns: 64)
  private let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/Demo.svg").standardized

  @Test func thePictureIsCurrent() async throws {
    let picture = Picture(frame: await frame(), size: size).svg
    if ["all", "failed"].contains(ProcessInfo.processInfo.environment["REDUCERGEN_RECORD"]) {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      recorded == picture, "Run this test with REDUCERGEN_RECORD=failed, and look at the file")
  }

  /// A track plays, the sleep timer runs, and a command was wrong.
  private func frame() async -> Frame {
    let store = Store(initialState: Music.State()) {
      Music()
    } withDependencies: { [clock, tracks] in
      $0.continuousClock = clock
      $0.trackClient.remember = { _ in }
      $0.trackClient.tracks = { tracks }
    }
    store.send(.library(.appeared))
    await clock.advance(by: .zero)
    let screen = FullScreen(store)
    for character in "favorite 3\nplay 5\ntimer 90\n" { press(character, on: screen) }
    for _ in 1...42 { await clock.advance(by: .seconds(1)) }
    for character in "open 9\n" { press(character, on: screen) }
    return screen.frame(size)
  }

  private func press(_ character: Character, on screen: FullScreen) {
    #expect(screen.press(character == "\n" ? .enter : .character(character)))
  }

  private let tracks = ["Aria", "Bolero", "Canon", "Étude", "Fugue"].enumerated()
    .map { Track(id: $0 + 1, title: $1, seconds: 180) }
}
