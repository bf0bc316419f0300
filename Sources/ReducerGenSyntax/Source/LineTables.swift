/// The lines of places in many files. The table of a file is made once.
package struct LineTables {
  private var tables: [ObjectIdentifier: LineTable] = [:]

  package init() {}

  /// Where a place begins: line and column, both from 1.
  package mutating func position(of place: SourcePlace) -> (line: Int, column: Int) {
    let file = ObjectIdentifier(place.file)
    let table = tables[file] ?? LineTable(place.file)
    tables[file] = table
    return table.position(of: place.range.start)
  }
}
