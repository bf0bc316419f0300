import GeneratedSupport
import Testing

@Suite struct DumpedTextTests {
  @Test(arguments: [
    Row("quotes", String(customDumping: #"say "hi""#), ##"#"say "hi""#"##),
    Row("a quote and a sign", String(customDumping: ##"a"#b"##), ####"##"a"#b"##"####),
    Row("a backslash", String(customDumping: #"\n"#), ##"#"\n"#"##),
    Row("a tab", String(customDumping: "a\tb"), #""a\tb""#),
    Row("a tab and quotes", String(customDumping: "\"\t\""), ##"#""\#t""#"##),
    Row("controls", String(customDumping: "\r\0\u{1B}"), #""\r\0\u{1B}""#),
    Row("letters of any kind", String(customDumping: "é👨‍👩‍👧"), "\"é👨‍👩‍👧\""),
    Row("part of a text", String(customDumping: "Blob"[...]), #""Blob""#),
  ])
  func oneLine(row: Row) { #expect(row.actual() == row.expected) }

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
