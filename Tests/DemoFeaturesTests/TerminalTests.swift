import DemoFeatures
import DemoTerminal
import DemoTracks
import GeneratedTestSupport
import Testing

/// The terminal redraws what has changed on the screen.
@MainActor @Suite struct TerminalTests {
  private let clock = TestClock()
  private let screens = LockIsolated<[String]>([])
  private let store: StoreOf<Music>
  private let terminal: Terminal

  init() {
    var state = Music.State()
    state.library.rows = [
      TrackRow.State(track: Track(id: 1, title: "Aria", seconds: 9)),
      TrackRow.State(track: Track(id: 2, title: "Bolero", seconds: 5)),
    ]
    store = Store(initialState: state) {
      Music()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.trackClient.remember = { _ in }
      $0.trackClient.search = { [Track(id: 3, title: $0, seconds: 1)] }
    }
    terminal = Terminal(store) { [screens] screen in screens.withValue { $0.append(screen) } }
    terminal.start()
  }

  /// Waits until the terminal has redrawn the screen, and expects that the screen contains the
  /// text.
  private func expectRedraw(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await Task { @MainActor in }.value
    #expect(screens.value.count == 1, sourceLocation: sourceLocation)
    let screen = screens.withValue { screens in
      defer { screens = [] }
      return screens.last ?? ""
    }
    #expect(screen.contains(text), sourceLocation: sourceLocation)
  }

  @Test func aRowIsRedrawnEachTime() async {
    await expectRedraw("☆ 2 Bolero")
    for star in ["★", "☆", "★", "☆"] {
      store.send(.library(.rows(.element(id: 2, action: .favoriteTapped))))
      await expectRedraw("\(star) 2 Bolero")
    }
  }

  @Test func theResultsOfASearchAreDrawn() async {
    await expectRedraw("☆ 2 Bolero")
    for text in ["Carmen", "Daphnis"] {
      terminal.perform("search \(text)")
      await clock.advance(by: .milliseconds(300))
      await expectRedraw("☆ 3 \(text)")
    }
  }

  @Test func eachSecondOfThePlayerIsDrawn() async {
    await expectRedraw("silence")
    terminal.perform("play 1")
    await expectRedraw("playing Aria, second 0")
    for second in 1...8 {
      await clock.advance(by: .seconds(1))
      await expectRedraw("playing Aria, second \(second),")
    }
    await clock.advance(by: .seconds(1))
    await expectRedraw("silence")
  }

  @Test func theFormInAScreenIsRedrawn() async {
    await expectRedraw("== Library")
    terminal.perform("open 1")
    await expectRedraw("== Aria")
    terminal.perform("edit")
    await expectRedraw("title: Aria")
    for title in ["Air", "Ayre"] {
      terminal.perform("title \(title)")
      await expectRedraw("title: \(title)")
    }
  }
}
