import DemoConsole
import Testing

/// The keys that change the prompt.
@Suite struct LineEditorTests {
  private func editor(_ keys: [Key], typing text: String = "") -> LineEditor {
    var editor = LineEditor()
    for key in text.map(Key.character) + keys { _ = editor.press(key) }
    return editor
  }

  @Test(
    arguments: [
      ([], "open it", 7), ([.backspace], "open i", 6), ([.left, .backspace], "open t", 5),
      ([.home, .delete], "pen it", 0), ([.home, .backspace], "open it", 0),
      ([.home, .right, .character("x")], "oxpen it", 2), ([.delete, .right], "open it", 7),
      ([.home, .end, .character("!")], "open it!", 8), ([.control("w")], "open ", 5),
      ([.control("w"), .control("w")], "", 0),
      ([.control("w"), .control("w"), .control("w")], "", 0),
      ([.left, .left, .control("k")], "open ", 5), ([.left, .left, .control("u")], "it", 0),
      ([.escape], "", 0), ([.control("a"), .control("e"), .control("b")], "open it", 6),
    ] as [([Key], String, Int)])
  func aKeyChangesTheLine(keys: [Key], text: String, cursor: Int) {
    let editor = editor(keys, typing: "open it")
    #expect(editor.text == text)
    #expect(editor.cursor == cursor)
  }

  @Test func enterSubmitsTheLineAndBeginsTheNext() {
    var editor = editor([], typing: "stop")
    #expect(editor.press(.enter) == "stop")
    #expect(editor.text == "")
    #expect(editor.press(.enter) == "")
  }

  @Test func theLinesBeforeComeBackAndSoDoesTheDraft() {
    let typed = "one\ntwo\ntwo\n\nth".map { $0 == "\n" ? Key.enter : .character($0) }
    var editor = editor(typed)
    var texts: [String] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      _ = editor.press(key)
      texts.append(editor.text)
    }
    #expect(texts == ["two", "one", "one", "two", "th", "th"])
  }
}
