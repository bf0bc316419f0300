import Foundation
import Testing

/// The terminal is as before after each end of the Demo.
@MainActor @Suite(.serialized, .needsTerminal) struct ExitTests {
  private func expectOrdinaryTerminal(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
    #expect(terminal.screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(terminal.modes == terminal.modesBefore, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("quit\r", Child.End.exit(0)), ("\u{4}", .exit(0)), ("\u{3}", .exit(128 + SIGINT)),
    ("\u{1C}", .exit(128 + SIGQUIT)),
  ])
  func aKeyEndsTheDemo(keys: String, end: Child.End) async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    #expect(terminal.modes != terminal.modesBefore)
    terminal.type(keys)
    #expect(try await terminal.end() == end)
    expectOrdinaryTerminal(terminal)
    #expect(!terminal.screen.text.contains("Library"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func aSignalEndsTheDemo(signal: Int32)
    async throws
  {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.process.kill(signal)
    #expect(try await terminal.end() == .exit(128 + signal))
    expectOrdinaryTerminal(terminal)
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGTRAP]) func aCrashEndsTheDemo(signal: Int32) async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.process.kill(signal)
    _ = try await terminal.end()
    expectOrdinaryTerminal(terminal)
  }

  @Test func theDemoEndsWithItsTerminal() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    terminal.hangUp()
    // The Demo notices the end of its input first, or else the signal.
    let end = try await terminal.end()
    #expect([.exit(0), .exit(128 + SIGHUP)].contains(end))
  }

  @Test func aSignalDoesNotLoseTheSettings() async throws {
    let home = Folder()
    let terminal = try await PseudoTerminal.drawnDemo(home: home)
    terminal.type("settings\rvolume 9\rvolume 8\r")
    try await terminal.wait(for: "volume: 8")
    terminal.process.kill(SIGTERM)
    #expect(try await terminal.end() == .exit(128 + SIGTERM))
    let settings = home.settings.appending(component: "settings.json")
    let text = try String(contentsOf: settings, encoding: .utf8)
    #expect(text.replacing(" ", with: "").contains("\"volume\":8"))
  }

  @Test func theDemoIsStoppedAndContinued() async throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "set -m; \"$DEMO\"; echo stopped; read line; fg; echo ended $?"],
      environment: PseudoTerminal.environment(Folder()))
    try await terminal.wait(for: "☆ 5 Fugue")
    terminal.type("op")
    try await terminal.wait("the prompt") { $0.rows[23] == "> op" }
    terminal.type("\u{1A}")
    try await terminal.wait("the ordinary screen") {
      !$0.isAlternate && $0.text.contains("stopped")
    }
    expectOrdinaryTerminal(terminal)
    terminal.type("\r")
    try await terminal.wait("the Demo again") {
      $0.isAlternate && $0.rows[0] == "Library" && $0.rows[23] == "> op"
    }
    #expect(terminal.modes != terminal.modesBefore)
    terminal.type("\u{1B}quit\r")
    try await terminal.wait(for: "ended 0")
    expectOrdinaryTerminal(terminal)
  }

  @Test func theDemoDrawsAgainAfterAnotherProgramStoppedIt() async throws {
    let terminal = try await PseudoTerminal.drawnDemo()
    let modes = terminal.modes
    terminal.process.kill(SIGSTOP)
    // A shell sets the modes that it needs, and its output covers the screen.
    terminal.modes = terminal.modesBefore
    terminal.resize(rows: 24, columns: 80)
    #expect(terminal.screen.rows[0] == "")
    terminal.process.kill(SIGCONT)
    try await terminal.wait("all rows") { $0.rows[0] == "Library" && $0.rows[23] == ">" }
    #expect(terminal.modes == modes)
  }
}
