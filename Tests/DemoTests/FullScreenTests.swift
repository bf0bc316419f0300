import Foundation
import Testing

/// A person uses the Demo. These tests look at the screen.
@MainActor @Suite(.serialized, .needsTerminal) struct FullScreenTests {
  @Test func theScreenIsDrawnInPlace() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.rows[0] == "Library")
    #expect(terminal.screen.rows[2] == "tracks: 5")
    terminal.type("favorite 2\rsearch et\r")
    try await terminal.wait(for: "tracks: 0")
    terminal.type("search o\r")
    try await terminal.wait(for: "tracks: 2")
    #expect(terminal.screen.rows[0] == "Library")
    #expect(terminal.screen.rows[2...5] == ["tracks: 2", "★ 2 Bolero", "☆ 3 Canon", ""])
    #expect(terminal.screen.rows[23] == ">")
    #expect(terminal.screen.unknown == [])
  }

  @Test func aRunningTrackDoesNotWriteThroughThePrompt() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.type("play 5\rseach")
    for second in 1...2 {
      try await terminal.wait(for: "playing Fugue, second \(second), volume 5")
      #expect(terminal.screen.rows[23] == "> seach")
      #expect(terminal.screen.rows.count { $0.contains("Fugue, second") } == 1)
    }
    terminal.type("\u{1B}[D\u{1B}[Dr")
    try await terminal.wait("a corrected prompt") { $0.rows[23] == "> search" }
    try await terminal.wait("the cursor in the prompt") {
      $0.cursor == (23, 6) && $0.isCursorVisible
    }
  }

  @Test func theSleepTimerCountsDown() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.type("play 5\rtimer 3\r")
    for seconds in ["3 seconds", "2 seconds", "1 second"] {
      try await terminal.wait(for: "sleep timer: \(seconds) left")
    }
    try await terminal.wait(for: "silence")
    #expect(!terminal.screen.text.contains("sleep timer"))
  }

  @Test func aWrongInputIsAnswered() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.type("open 9\r")
    try await terminal.wait(for: "There is no track 9; the list has 5")
    terminal.type("settings\rvolume 99\r")
    try await terminal.wait(for: "'volume' takes a number from 0 to 11, not '99'")
    #expect(terminal.screen.rows[2] == "volume: 5")
  }

  @Test func aQuestionMarkShowsTheHelp() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.type("?")
    try await terminal.wait(for: "play a track")
    terminal.type("\u{1B}")
    try await terminal.wait(for: "☆ 5 Fugue")
    #expect(!terminal.screen.text.contains("play a track"))
  }

  @Test(arguments: [(12, 40), (40, 100), (5, 20)])
  func theScreenFollowsTheSizeOfTheTerminal(rows: Int, columns: Int) async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.type("op")
    try await terminal.wait("the prompt") { $0.rows[23] == "> op" }
    terminal.resize(rows: rows, columns: columns)
    let rule = String(repeating: "─", count: columns)
    try await terminal.wait("the new size") {
      $0.rows[rows - 1] == "> op" && $0.rows[rows - 3] == rule
    }
  }

  @Test func colorsCanBeTurnedOff() async throws {
    let colored = try await PseudoTerminal.drawnDemo()
    #expect(colored.screen.styles.contains("1;36"))
    for plain in [
      try await PseudoTerminal.drawnDemo(environment: ["NO_COLOR": "1"]),
      try await PseudoTerminal.drawnDemo(["--no-color"]),
    ] {
      #expect(plain.screen.styles == [])
      #expect(plain.screen.isAlternate)
    }
  }

  @Test func aCorruptedFileIsToldOnTheScreen() async throws {
    let home = Folder()
    try Data("nonsense".utf8).write(to: home.settings.appending(component: "settings.json"))
    let terminal = try await PseudoTerminal.drawnDemo(home: home)
    #expect(terminal.screen.rows[8] == "The file settings.json is corrupted, so it is not used")
  }

  @Test func anIssueIsNotWrittenThroughTheScreenButAfterIt() async throws {
    let home = Folder()
    let terminal = try await PseudoTerminal.drawnDemo(home: home)
    try Data("nonsense".utf8).write(to: home.settings.appending(component: "settings.json"))
    try await terminal.wait(for: "The file settings.json is corrupted, so it is not used")
    terminal.type("x")
    try await terminal.wait("the prompt") { $0.rows[23] == "> x" }
    #expect(terminal.screen.rows[0] == "Library")
    #expect(!terminal.screen.text.contains("Caught error"))
    terminal.type("\u{1B}quit\r")
    #expect(try await terminal.end() == .exit(0))
    #expect(terminal.screen.text.contains("Caught error"))
  }

  @Test func aTerminalThatCannotMoveItsCursorGetsLines() async throws {
    let terminal = try PseudoTerminal.demo(environment: ["TERM": "dumb"])
    try await terminal.wait(for: "quit: end the program")
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.modes == terminal.modesBefore)
    terminal.type("quit\n")
    #expect(try await terminal.end() == .exit(0))
  }
}
