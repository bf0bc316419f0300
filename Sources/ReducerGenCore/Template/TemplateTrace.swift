import ReducerGenSyntax

/// Which part of a template has printed which part of the text. It is recorded only if something is
/// wrong with the text.
struct TemplateTrace {
  private struct Segment {
    var start: Int
    var place: SourcePlace
    /// Whether the text was copied from the template, byte by byte.
    var isCopy: Bool
  }

  private var segments: [Segment] = []

  /// A copy has a segment for each line, because an indentation moves the lines apart.
  mutating func append(_ place: SourcePlace, isCopy: Bool, at offset: Int) {
    segments.append(Segment(start: offset, place: place, isCopy: isCopy))
    guard isCopy else { return }
    for index in place.range.start..<place.range.end
    where place.file.storage[Int(index)] == Byte.newline {
      let rest = SourcePlace(place.file, SourceRange(start: index + 1, end: place.range.end))
      segments.append(
        Segment(start: offset + Int(index + 1 - place.range.start), place: rest, isCopy: true))
    }
  }

  /// The text from an offset on is printed no longer.
  mutating func cut(from offset: Int) { segments.removeAll { $0.start >= offset } }

  /// The text from an offset on got an indentation.
  mutating func indent(_ text: String, from offset: Int, by indentation: String) {
    for index in segments.indices where segments[index].start >= offset {
      let before = String(decoding: text.utf8.prefix(segments[index].start - offset), as: UTF8.self)
      // With a letter after it, because an empty line gets no indentation.
      segments[index].start = offset + (before + "x").indentingLines(by: indentation).utf8.count - 1
    }
  }

  /// The place in a template that has printed what is at an offset of the text.
  func place(at offset: Int) -> SourcePlace? {
    guard let segment = segments.last(where: { $0.start <= offset }) else { return nil }
    if !segment.isCopy { return segment.place }
    let range = segment.place.range
    let start = min(range.start + UInt32(offset - segment.start), range.end)
    return SourcePlace(segment.place.file, SourceRange(start: start, end: start))
  }
}
