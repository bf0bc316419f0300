import ReducerGenCommandLine
import Testing

@Suite struct ProgressLineTests {
  /// With the milliseconds at which a text is to be shown.
  @Test(arguments: [
    ("a short run", true, [200, 900, 1000], ""),
    (
      "a long run", true, [900, 1100, 1150, 1300],
      "\r[Kreducergen: at 1100\r[Kreducergen: at 1300\r[K"
    ),
    ("no terminal", false, [2000, 3000], ""),
  ])
  func aLongRunShowsItsProgress(name: String, isTerminal: Bool, times: [Int], shown: String) {
    let start = ContinuousClock.now
    var (now, text) = (start, "")
    let console = Console(
      write: { _ throws(FileError) in }, report: { text += $0 }, isTerminal: isTerminal)
    var line = ProgressLine(console, now: { now })
    for time in times {
      now = start + .milliseconds(time)
      line.show("at \(time)")
    }
    line.clear()
    #expect(text.replacing("\u{1B}", with: "") == shown)
  }
}
