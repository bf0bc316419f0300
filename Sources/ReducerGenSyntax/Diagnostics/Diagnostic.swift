/// A message about the source code or the template that was read.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable { case error, warning }

  /// The fix of a diagnostic, or another place that is involved.
  package struct Note: Sendable {
    package var message: String
    package var place: SourcePlace?

    package init(_ message: String, at place: SourcePlace? = nil) {
      self.message = message.onOneLine
      self.place = place
    }
  }

  package var severity: Severity
  /// A stable word in brackets at the end of the line, to search for.
  package var id: String
  package var place: SourcePlace
  package var message: String
  package var notes: [Note]

  package init(
    _ id: String, _ severity: Severity = .error, at place: SourcePlace, _ message: String,
    note: String? = nil, _ other: Note? = nil
  ) {
    self.severity = severity
    self.id = id
    self.place = place
    self.message = message.onOneLine
    self.notes = [note.map { Note($0) }, other].compactMap { $0 }
  }

  /// Whether another diagnostic has the same id and place.
  package func isSame(as other: Diagnostic) -> Bool {
    id == other.id && place.file === other.place.file && place.range == other.place.range
  }
}

extension String {
  /// A type can span several lines, but build logs show one line for each message.
  fileprivate var onOneLine: String {
    if !utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return self }
    let lines = split(whereSeparator: \.isNewline)
    return lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }
}
