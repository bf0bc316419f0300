@testable import ReducerGenSyntax
import Testing

@Suite struct SourceTests {
  @Test func positionsCountLinesAndUTF8Columns() {
    let bytes = Array("a\r\né b\rc\n".utf8)
    let file = SourceFile(path: "a.swift", keepsLineEnds: true, bytes: bytes)
    let table = LineTable(file)
    let places = [0, 3, 6, 8].map { table.position(of: UInt32($0)) }
    #expect(places.map(\.line) == [1, 2, 2, 3])
    #expect(places.map(\.column) == [1, 1, 4, 1])
    #expect(places.map { table.offset(line: $0.line, column: $0.column) } == [0, 3, 6, 8])
    let wrong = [(0, 1), (1, 0), (1, 4), (5, 1), (1, .max), (3, .min)]
    #expect(wrong.allSatisfy { table.offset(line: $0.0, column: $0.1) == nil })
  }

  /// A form feed and U+2028 end no line.
  @Test func editsGetTheLineEndsOfTheFile() {
    let file = SourceFile(path: "a.swift", keepsLineEnds: true, bytes: Array("a\rb".utf8))
    var edits = SourceEdits(file)
    edits.insert("\nx\r\ny\u{C}\u{2028}\r", at: 1)
    #expect(edits.applied() == Array("a\rx\ry\u{C}\u{2028}\r\rb".utf8))
  }

  @Test(arguments: [
    Row("a\r\nb\r\n", "a\nb\n"), Row("\ra\rb", "\na\nb"), Row("\r\r\n\n\r", "\n\n\n\n"),
    Row("", ""),
    Row("a\nb", "a\nb"),
  ])
  func everyLineEndIsReadAsALineFeed(_ row: Row) {
    let file = SourceFile(path: "a.swift", text: row.text)
    #expect(file.text(file.wholeRange) == row.expected)
  }
}
