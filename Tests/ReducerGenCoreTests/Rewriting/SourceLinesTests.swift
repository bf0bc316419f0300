import ReducerGenSyntax
import Testing

@Suite struct SourceLinesTests {
  @Test(arguments: [
    ("a", "\n"), ("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb\n", "\r"), ("a\r", "\r"),
    ("", "\n"),
  ])
  func theFirstLineSaysHowLinesEnd(_ text: String, _ lineEnd: String) {
    #expect(file(text).lineEnd == lineEnd)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func aLineIsFoundFromAnyOffsetInIt(_ lineEnd: String) {
    let file = file("a\(lineEnd)  bc\(lineEnd)d")
    let start = UInt32(1 + lineEnd.utf8.count)
    for offset in start...start + 4 {
      #expect(file.lineStart(of: offset) == start)
      #expect(file.lineEnd(of: offset) == start + 4)
      #expect(file.indentation(at: offset) == "  ")
    }
    let next = start + 4 + UInt32(lineEnd.utf8.count)
    #expect(file.endOfLineEnd(from: start + 4) == next)
    #expect(file.startOfLineEnd(before: next) == start + 4)
    #expect(file.lineStart(of: next) == next)
    #expect(file.lineEnd(of: next) == UInt32(file.count))
    #expect(file.endOfLineEnd(from: UInt32(file.count)) == UInt32(file.count))
    #expect(file.startOfLineEnd(before: next + 1) == next + 1)
    #expect(file.startOfLineEnd(before: 0) == 0)
  }

  @Test(arguments: [
    ("a\n", 1), ("a  \nb", 3), ("a // b\nc", 6), ("a // b", 6), ("a b\n", 1), ("a /* b */\n", 1),
    ("a \t", 3), ("a / b\n", 1), ("a", 1),
  ])
  func aLineEndsAfterBlanksAndAComment(_ text: String, _ end: UInt32) {
    #expect(file(text).endOfLine(from: 1) == end)
  }

  @Test(arguments: [
    ("a", "  "), ("a {\n    b\n}", "    "), ("{\n\tb\n}", "\t"),
    ("/*\n * a\n */\n{\n    b {\n        c\n", "    "), ("{\n    \n  a\n", "  "),
    ("/*\n  a\n*/\n{\n    b(\"\"\"\n   c\n  \"\"\")\n", "    "),
  ])
  func aLevelOfIndentationIsTheLeastOne(_ text: String, _ step: String) {
    #expect(file(text).indentationStep == step)
  }

  @Test(arguments: [
    ("a\n [b] \nc", true), ("[b]", true), ("[b\nc]\n", true), ("a [b]\n", false),
    ("[b] c", false), ("[b] // c", false),
  ])
  func aRangeIsAloneOnItsLines(_ text: String, _ isAlone: Bool) throws {
    let bytes = Array(text.utf8)
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "[")))
    let end = try #require(bytes.firstIndex(of: UInt8(ascii: "]")))
    let range = SourceRange(start: UInt32(start), end: UInt32(end) + 1)
    #expect(file(text).isAloneOnItsLines(range) == isAlone)
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "a.swift", keepsLineEnds: true, bytes: Array(text.utf8))
  }
}
