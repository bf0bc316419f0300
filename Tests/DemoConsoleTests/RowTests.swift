import Testing

@testable import DemoConsole

/// How a row is drawn.
@Suite struct RowTests {
  @Test(arguments: [
    ("Boléro", "Boléro"), ("Boléro!", "Bolér…"), ("音楽の", "音楽の"), ("音楽の時間", "音楽…"), ("🎵🎵🎵🎵", "🎵🎵…"),
  ])
  func aRowEndsWhereTheScreenEnds(text: String, shown: String) {
    #expect(text.fitted(to: 6) == shown)
    #expect(text.fitted(to: 0) == "")
  }

  @Test func aTitleCannotControlTheTerminal() {
    #expect("a\u{1B}[2Jb\u{7}".fitted(to: 80) == "a�[2Jb�")
  }

  @Test func aStyleIsAColor() {
    let row = Row("★ 1 Aria", .favorite)
    #expect(Palette.colors.draw(row, columns: 4) == "\u{1B}[33m★ 1…\u{1B}[0m")
    #expect(Palette.plain.draw(row, columns: 4) == "★ 1…")
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
