import GeneratedSupport
import Testing

@Suite struct DumpedTextTests {
  @Test(arguments: [
    TextRow("quotes", String(customDumping: #"say "hi""#), ##"#"say "hi""#"##),
    TextRow("a quote and a sign", String(customDumping: ##"a"#b"##), ####"##"a"#b"##"####),
    TextRow("a backslash", String(customDumping: #"\n"#), ##"#"\n"#"##),
    TextRow("a tab", String(customDumping: "a\tb"), #""a\tb""#),
    TextRow("a tab and quotes", String(customDumping: "\"\t\""), ##"#""\#t""#"##),
    TextRow("controls", String(customDumping: "\r\0\u{1B}"), #""\r\0\u{1B}""#),
    TextRow("letters of any kind", String(customDumping: "é👨‍👩‍👧"), "\"é👨‍👩‍👧\""),
    TextRow("part of a text", String(customDumping: "Blob"[...]), #""Blob""#),
  ])
  func oneLine(row: TextRow) { #expect(row.actual() == row.expected) }

  @Test func lines() {
    #expect(
      dumped("Hello,\nWorld!") == #"""
        """
        Hello,
        World!
        """
        """#)
    #expect(dumped("#\"\"\"\nHello\n\"\"\"#") == "##\"\"\"\n#\"\"\"\nHello\n\"\"\"#\n\"\"\"##")
    #expect(dumped("a\r\nb") == "\"\"\"\na\\r\nb\n\"\"\"")
  }

  /// Also empty lines are indented.
  @Test func linesInAField() {
    let email = Email(subject: "Re", body: "Dear,\n\nBlob")
    #expect(
      dumped(email).split(separator: "\n") == [
        "Email(", "  subject: \"Re\",", "  body: \"\"\"", "    Dear,", "    ", "    Blob",
        "    \"\"\"", ")",
      ])
    #expect(dumped(["a\nb"]) == "[\n  [0]: \"\"\"\n    a\n    b\n    \"\"\"\n]")
    #expect(dumped(Set(["a\nb"])) == "Set([\n  \"\"\"\n  a\n  b\n  \"\"\"\n])")
  }

  @Test func hugeTexts() {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(dumped(text).utf8.count == 1_000_002)
  }
}
