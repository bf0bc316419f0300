import Testing

@testable import ReducerGenCore

@Suite struct ShownTextTests {
  @Test(arguments: [
    Row("fetch(id:)", "fetch(id:)"), Row("say \"hi\"", "say \\\"hi\\\""),
    Row("\\(run())", "\\\\(run())"), Row("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"),
    Row("\u{0}\u{1B}\u{7F}", "\\u{0}\\u{1b}\\u{7f}"), Row("é👍\u{1F}", "é👍\\u{1f}"),
  ])
  func isEscapedInLiterals(_ row: Row) {
    #expect(ShownText.inLiteral(row.text) == row.expected)
  }

  @Test(arguments: [
    Row("Set<Int>", "Set<Int>"), Row("Set<\n    Int\n  >", "Set< Int >"),
    Row("\r\n a\rb\n\n", "a b"), Row("\"\\(x)\"", "\"\\(x)\""), Row("\n", ""),
  ])
  func isOneLineInComments(_ row: Row) {
    #expect(ShownText.inComment(row.text) == row.expected)
  }
}
