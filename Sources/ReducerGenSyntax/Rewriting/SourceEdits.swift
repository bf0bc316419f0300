/// The changes of one file, made in any order. Everything between them stays, byte for byte.
package struct SourceEdits {
  package let file: SourceFile
  private var edits: [SourceEdit] = []
  private var removals: [SourceRange] = []
  private let lineEnd: String

  package init(_ file: SourceFile) {
    self.file = file
    lineEnd = file.lineEnd
  }

  package var isEmpty: Bool { edits.isEmpty && removals.isEmpty }

  /// Line ends of the text become those of the file.
  package mutating func add(_ edit: SourceEdit) {
    edits.append(SourceEdit(edit.range, withLineEnds(edit.text)))
  }

  package mutating func replace(_ range: SourceRange, by text: String) {
    add(SourceEdit(range, text))
  }

  package mutating func insert(_ text: String, at offset: UInt32) {
    add(SourceEdit(at: offset, text))
  }

  /// Removes the range, and the line with it if nothing else is on the line.
  package mutating func remove(_ range: SourceRange) { removals.append(range) }

  private func withLineEnds(_ text: String) -> String {
    if lineEnd == "\n", !text.utf8.contains(Byte.carriageReturn) { return text }
    // Not '\.isNewline', because a form feed or U+2028 ends no line of a source.
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    return lines.joined(separator: lineEnd)
  }

  /// Whether the range is replaced or removed already.
  package func covers(_ range: SourceRange) -> Bool {
    removals.contains { $0.contains(range) }
      || edits.contains { !$0.isInsertion && $0.range.contains(range) }
  }

  /// Whether a replaced range begins at the offset.
  package func startsReplacement(at offset: UInt32) -> Bool {
    edits.contains { !$0.isInsertion && $0.range.start == offset }
  }

  /// The edits in the order of the file. An insertion comes before what begins at the same offset.
  package var sorted: [SourceEdit] {
    let removed = file.wholeLines(of: removals)
    // What another edit changes inside of a removed range goes away with it.
    let kept = edits.filter { edit in
      !removed.contains { $0.start < edit.range.start && edit.range.end < $0.end }
    }
    let all = kept + removed.map { SourceEdit($0, "") }
    let order = all.enumerated().sorted { left, right in
      (left.element.range.start, left.element.range.end, left.offset)
        < (right.element.range.start, right.element.range.end, right.offset)
    }
    return order.map(\.element)
  }

  /// The bytes of the changed file. Nil if two edits change the same bytes, or one lies outside of
  /// the file.
  package func applied() -> [UInt8]? {
    var bytes: [UInt8] = []
    var end: UInt32 = 0
    for edit in sorted {
      guard edit.range.start >= end, edit.range.end >= edit.range.start,
        edit.range.end <= file.count
      else { return nil }
      bytes += file.bytes[Int(end)..<Int(edit.range.start)]
      bytes += edit.text.utf8
      end = edit.range.end
    }
    return bytes + file.bytes[Int(end)...]
  }

  /// The offset in the file as it was, of an offset in the changed file.
  package func originalOffset(of offset: UInt32) -> UInt32 {
    var shift: Int64 = 0
    for edit in sorted {
      let start = Int64(edit.range.start) + shift
      if Int64(offset) < start { break }
      let count = Int64(edit.text.utf8.count)
      if Int64(offset) < start + count { return edit.range.start }
      shift += count - Int64(edit.range.count)
    }
    return UInt32(clamping: Int64(offset) - shift)
  }
}
