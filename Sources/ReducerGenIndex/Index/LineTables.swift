import ReducerGenSyntax

/// The lines of places in many files. The table of a file is made once.
package struct LineTables {
  private var tables: [ObjectIdentifier: LineTable] = [:]

  package init() {}

  /// The line in which a place begins, from 1.
  package mutating func line(of place: SourcePlace) -> Int {
    let file = ObjectIdentifier(place.file)
    let table = tables[file] ?? LineTable(place.file)
    tables[file] = table
    return table.position(of: place.range.start).line
  }
}
