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
