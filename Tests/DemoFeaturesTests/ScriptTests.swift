import DemoTerminal
import DemoTracks
import GeneratedTestSupport
import Testing

/// The application without a terminal.
@MainActor @Suite struct ScriptTests {
  private func output(of script: String) async -> [String] {
    var output: [String] = []
    await withDependencies {
      $0.trackClient = .previewValue
    } operation: {
      await Script(script).run { output.append($0) }
    }
    return output
  }

  @Test func theScreenFollowsEachCommand() async {
    let output = await output(of: "open 2\nback")
    #expect(
      output == [
        "== Library\n  tracks: 2\n  ☆ 1 Aria\n  ☆ 2 Bolero\n  silence",
        "> open 2", "== Bolero\n  5 seconds",
        "> back", "== Library\n  tracks: 2\n  ☆ 1 Aria\n  ☆ 2 Bolero\n  silence",
      ])
  }

  @Test func quitEndsTheScript() async {
    let output = await output(of: "open 2\nquit\nback")
    #expect(output.suffix(3) == ["> open 2", "== Bolero\n  5 seconds", "> quit"])
  }

  @Test func timePassesOnlyWhenTheScriptWaits() async {
    let output = await output(of: "play 1\nwait 2\nwait 1")
    #expect(output[2].hasSuffix("playing Aria, second 0, volume 5"))
    #expect(output[4].hasSuffix("playing Aria, second 2, volume 5"))
    #expect(output[6].hasSuffix("silence"))
  }

  @Test func theSleepTimerShowsItsCountdown() async {
    let output = await output(of: "timer 3\nwait 1\nwait 1\nwait 1")
    #expect(output[2].hasSuffix("silence\n  sleep timer: 3 seconds left"))
    #expect(output[4].hasSuffix("sleep timer: 2 seconds left"))
    #expect(output[6].hasSuffix("sleep timer: 1 second left"))
    #expect(output[8].hasSuffix("silence"))
  }

  @Test func aPlayerPausesAndGoesOn() async {
    let output = await output(of: "play 2\nwait 1\npause\nwait 9\npause\nwait 1")
    #expect(output[4].hasSuffix("playing Bolero, second 1, volume 5"))
    #expect(output[8].hasSuffix("paused in Bolero, second 1, volume 5"))
    #expect(output[12].hasSuffix("playing Bolero, second 2, volume 5"))
  }
}
