import DemoTerminal
import DemoTracks
import GeneratedTestSupport
import Testing

/// Each wrong input is answered with what is allowed.
@MainActor @Suite struct RefusalTests {
  /// What the last command of a script writes before the screen.
  private func answer(to script: String) async -> String {
    var output: [String] = []
    await withDependencies {
      $0.trackClient = .previewValue
      $0.trackClient.tracks = {
        (1...5).map { Track(id: $0, title: "Track \($0)", seconds: 9) }
      }
      $0.trackClient.search = { text in
        [2, 4].filter { _ in text == "even" }.map { Track(id: $0, title: text, seconds: 9) }
      }
    } operation: {
      await Script(script).run { output.append($0) }
    }
    return output.dropLast().last ?? ""
  }

  @Test(arguments: [
    ("open 9", "There is no track 9; the list has 5"),
    ("play 0", "There is no track 0; the list has 5"),
    ("favorite -1", "There is no track -1; the list has 5"),
    ("search even\nwait 1\nopen 1", "There is no track 1; the list has 2: 2 and 4"),
    ("search odd\nwait 1\nopen 1", "There is no track 1; the list is empty"),
    ("open", "'open' takes the number of a track"),
    ("play Aria", "'play' takes the number of a track, not 'Aria'"),
    ("timer 0", "'timer' takes a number from 1 to 86400, not '0'"),
    ("timer", "'timer' takes a number from 1 to 86400"),
    ("timer soon", "'timer' takes a number from 1 to 86400, not 'soon'"),
    ("pause", "Nothing is playing; 'play ID' plays a track"),
    ("stop now", "'stop' stands alone, without 'now'"),
    ("open 1\nback 2", "'back' stands alone, without '2'"),
    ("open 1\nedit\nseconds -5", "'seconds' takes a number from 1 to 3600, not '-5'"),
    ("open 1\nedit\ntitle\nsave", "The title is empty; change it, then save"),
    ("settings\nvolume 99", "'volume' takes a number from 0 to 11, not '99'"),
    ("settings\nvolume", "'volume' takes a number from 0 to 11"),
    ("settings\norder id", "'order' takes lastPlayed or title, not 'id'"),
    ("settings\nfly", "'fly' is not a command of this screen; it has volume, order and back"),
    ("open 1\ndelete\n3", "'3' is not a command of this screen; it has 1 and 2"),
  ])
  func anAnswerSaysWhatIsAllowed(script: String, answer: String) async {
    #expect(await self.answer(to: script) == answer)
  }

  @Test(arguments: ["open 1 ", "open   1", "play 5"])
  func aRightInputGetsNoAnswer(script: String) async {
    #expect(await answer(to: script) == "> \(script)")
  }
}
