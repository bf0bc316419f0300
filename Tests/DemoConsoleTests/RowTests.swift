import Testing

@testable import DemoConsole

/// How a row is drawn.
@Suite struct RowTests {
  @Test(arguments: [("Aria", "Aria"), ("Boléro!", "Boléro"), ("音楽の時間", "音楽の"), ("🎵🎵🎵🎵", "🎵🎵🎵")])
  func aRowEndsWhereTheScreenEnds(text: String, shown: String) {
    #expect(text.fitted(to: 6) == shown)
  }

  @Test func aTitleCannotControlTheTerminal() {
    #expect("a\u{1B}[2Jb\u{7}".fitted(to: 80) == "a�[2Jb�")
  }

  @Test func aStyleIsAColor() {
    let row = Row("★ 1 Aria", .favorite)
    #expect(Palette.colors.draw(row, columns: 3) == "\u{1B}[33m★ 1\u{1B}[0m")
    #expect(Palette.plain.draw(row, columns: 3) == "★ 1")
  }

  @Test(
    arguments: [
      ([:], false, Palette.colors), (["NO_COLOR": ""], false, .colors),
      (["NO_COLOR": "1"], false, .plain), ([:], true, .plain),
    ] as [([String: String], Bool, Palette)])
  func colorsCanBeTurnedOff(environment: [String: String], isOff: Bool, palette: Palette) {
    #expect(Palette(environment: environment, isOff: isOff) == palette)
  }
}
