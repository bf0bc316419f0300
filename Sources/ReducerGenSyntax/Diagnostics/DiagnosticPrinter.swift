/// Prints diagnostics as the compiler does, so that build logs and editors link them.
package struct DiagnosticPrinter {
  private var lines = LineTables()

  package init() {}

  /// `path:line:column: error: message [id]`, then a line for each note.
  package mutating func lines(for diagnostic: Diagnostic) -> [String] {
    let place = prefix(diagnostic.place)
    let head = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    let notes = diagnostic.notes.map { note in
      "\(note.place.map { prefix($0) } ?? place): note: \(note.message)"
    }
    return [head] + notes
  }

  private mutating func prefix(_ place: SourcePlace) -> String {
    let (line, column) = lines.position(of: place)
    return "\(place.file.path):\(line):\(column)"
  }
}
