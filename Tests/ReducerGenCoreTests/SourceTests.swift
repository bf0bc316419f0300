import Testing

@testable import ReducerGenCore

@Suite struct SourceTests {
  @Test func positionsCountLinesAndUTF8Columns() {
    let file = SourceFile(path: "a.swift", text: "a\r\né b\rc\n")
    let table = LineTable(file)
    let places = [0, 3, 6, 8].map { table.position(of: UInt32($0)) }
    #expect(places.map(\.line) == [1, 2, 2, 3])
    #expect(places.map(\.column) == [1, 1, 4, 1])
  }
}
