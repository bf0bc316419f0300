/// A stretch of bytes of one file, half open.
///
/// Offsets are 32 bits wide: a token is three words smaller for it, and no source is 4 GiB long.
package struct SourceRange: Hashable, Codable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  package static let empty = SourceRange(start: 0, end: 0)

  package var isEmpty: Bool { start == end }
  package var count: Int { Int(end - start) }

  package func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
  package func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

/// A range together with the file that it lies in.
package struct SourcePlace: Sendable {
  package var file: SourceFile
  package var range: SourceRange

  package init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    self.range = range
  }
}
