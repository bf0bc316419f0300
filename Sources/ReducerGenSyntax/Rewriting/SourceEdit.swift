/// A change of one stretch of a file: the range gets the text.
package struct SourceEdit: Equatable, Codable, Sendable {
  package var range: SourceRange
  package var text: String

  package init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Inserts the text.
  package init(at offset: UInt32, _ text: String) {
    self.init(SourceRange(start: offset, end: offset), text)
  }

  package var isInsertion: Bool { range.isEmpty }
}
