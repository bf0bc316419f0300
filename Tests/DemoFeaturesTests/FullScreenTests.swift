import DemoConsole
import DemoFeatures
import DemoTerminal
import DemoTracks
import GeneratedTestSupport
import Testing

/// The frames and the keys of the full screen, without a terminal.
@MainActor @Suite struct FullScreenTests {
  private let clock = TestClock()
  private let screen: FullScreen

  init() {
    var state = Music.State()
    let tracks = [
      Track(id: 1, title: "Aria", seconds: 90), Track(id: 2, title: "Bolero", seconds: 5),
    ]
    state.library.rows = IdentifiedArray(uniqueElements: tracks.map { TrackRow.State(track: $0) })
    let store = Store(initialState: state) {
      Music()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.trackClient.remember = { _ in }
      $0.trackClient.tracks = { tracks }
      $0.trackClient.search = { text in tracks.filter { $0.title.contains(text) } }
    }
    screen = FullScreen(store)
  }

  private func frame(_ rows: Int, _ columns: Int) -> Frame {
    screen.frame(Size(rows: rows, columns: columns))
  }

  private func texts(_ rows: Int, _ columns: Int) -> [String] {
    frame(rows, columns).rows.map(\.text)
  }

  private func type(_ text: String) {
    for character in text {
      #expect(screen.press(character == "\n" ? .enter : .character(character)))
    }
  }

  @Test func theScreenHasItsParts() {
    type("open")
    #expect(
      texts(12, 20) == [
        "Library", "────────────────────", "nothing is loaded", "☆ 1 Aria", "☆ 2 Bolero", "", "",
        "────────────────────", "silence", "────────────────────", "?: help · quit: end", "> open",
      ])
    #expect(frame(12, 20).cursor == Frame.Position(row: 11, column: 6))
  }

  @Test func thePlayerAndTheTimerAreBelowEachScreen() async {
    type("play 1\ntimer 60\nopen 2\n")
    await clock.advance(by: .seconds(30))
    let texts = texts(12, 22)
    #expect(texts[0] == "Bolero")
    #expect(
      texts.suffix(6).prefix(3) == [
        "playing Aria, second 30, volume 5", "sleep timer: 30 seconds left",
        "━━━─────── 0:30 / 1:30",
      ])
  }

  @Test(arguments: 1...40) func aFrameFillsItsSize(rows: Int) {
    type("play 1\n?")
    for columns in [1, 2, 5, 80] {
      let frame = frame(rows, columns)
      #expect(frame.rows.count == rows)
      #expect(frame.rows.last?.text == "> ")
      #expect(frame.cursor.row == rows - 1)
      #expect((0..<columns).contains(frame.cursor.column))
    }
  }

  @Test func aLongListHasPages() {
    type("?")
    #expect(texts(12, 80)[2].hasPrefix("search TEXT"))
    #expect(texts(12, 80)[6] == "rows 1 to 4 of 17 · page up, page down")
    #expect(screen.press(.pageDown))
    #expect(texts(12, 80)[6] == "rows 5 to 8 of 17 · page up, page down")
    for _ in 0..<9 { #expect(screen.press(.pageDown)) }
    #expect(texts(12, 80)[6] == "rows 14 to 17 of 17 · page up, page down")
    #expect(screen.press(.pageUp))
    #expect(texts(12, 80)[6] == "rows 10 to 13 of 17 · page up, page down")
  }

  @Test func theEndOfALongPromptIsShown() {
    type("search a long title")
    #expect(texts(9, 12).last == "> …ng title")
    #expect(frame(9, 12).cursor.column == 11)
    #expect(screen.press(.home))
    #expect(texts(9, 12).last == "> search a long title")
    #expect(frame(9, 12).cursor.column == 2)
  }

  @Test func theHelpOpensAndCloses() {
    type("?")
    #expect(texts(30, 80)[0] == "Library: help")
    #expect(texts(30, 80).contains("open ID        show a track"))
    type("?")
    #expect(texts(30, 80)[0] == "Library")
    type("help\n")
    #expect(screen.press(.escape))
    #expect(texts(30, 80)[0] == "Library")
    type("search ?")
    #expect(texts(30, 80).last == "> search ?")
  }

  @Test func aRefusalIsShownUntilTheNextKey() {
    type("open 9\n")
    #expect(frame(9, 80).rows[7] == Row("There is no track 9; the list has 2", .problem))
    type("o")
    #expect(frame(9, 80).rows[7].style == .faint)
  }

  @Test func spacePausesThePlayerWhenThePromptIsEmpty() {
    type("play 1\n ")
    #expect(texts(30, 80).contains("paused in Aria, second 0, volume 5"))
    type("search two words")
    #expect(texts(30, 80).last == "> search two words")
  }

  @Test func theArrowsChooseATrackThatEnterOpens() {
    #expect(screen.press(.down))
    #expect(texts(30, 80)[3...4] == ["▸ ☆ 1 Aria", "☆ 2 Bolero"])
    #expect(screen.press(.down))
    #expect(screen.press(.down))
    #expect(texts(30, 80)[3...4] == ["☆ 1 Aria", "▸ ☆ 2 Bolero"])
    #expect(screen.press(.enter))
    #expect(texts(30, 80)[0] == "Bolero")
  }

  @Test func theChosenTrackIsOnTheScreen() {
    #expect(screen.press(.up))
    #expect(texts(9, 80)[2] == "▸ ☆ 2 Bolero")
    #expect(screen.press(.up))
    #expect(texts(9, 80)[2] == "▸ ☆ 1 Aria")
  }

  @Test func theArrowsShowEarlierCommandsWhenSomethingIsTyped() {
    type("open 9\nop")
    #expect(screen.press(.up))
    #expect(texts(30, 80).last == "> open 9")
  }

  @Test func aSearchFollowsTheTyping() async {
    type("search Bo")
    await clock.advance(by: .milliseconds(300))
    #expect(texts(30, 80)[2...4] == ["tracks: 1", "☆ 2 Bolero", ""])
    #expect(screen.press(.escape))
    await clock.advance(by: .milliseconds(300))
    #expect(texts(30, 80)[2] == "tracks: 2")
  }

  @Test func tabCompletesTheNameOfACommand() {
    type("fa")
    #expect(screen.press(.tab))
    #expect(texts(30, 80).last == "> favorite ")
    #expect(screen.press(.escape))
    type("s")
    #expect(screen.press(.tab))
    #expect(texts(30, 80).last == "> s")
  }

  @Test func theProgramEnds() {
    #expect(!screen.press(.control("d")))
    type("quit")
    #expect(screen.press(.control("d")))
    #expect(!screen.press(.enter))
  }
}
