import ReducerGenSyntax

/// The changes of one file, in any order. Everything between them stays, byte for byte.
struct FileEdits {
  private let file: SourceFile
  private var edits: [SourceEdit] = []
  private var removals: [SourceRange] = []
  private(set) var counts: [ChangeKind: Int] = [:]

  private let lineEnd: String

  init(_ file: SourceFile) {
    self.file = file
    lineEnd = file.lineEnd
  }

  var isEmpty: Bool { edits.isEmpty && removals.isEmpty }

  /// - Parameter kind: Nil for a part of a change that is counted elsewhere.
  mutating func replace(_ range: SourceRange, by text: String, _ kind: ChangeKind?) {
    edits.append(SourceEdit(range: range, text: withLineEnds(text)))
    if let kind { counts[kind, default: 0] += 1 }
  }

  private func withLineEnds(_ text: String) -> String {
    if lineEnd == "\n" { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.joined(separator: lineEnd)
  }

  mutating func insert(_ text: String, at offset: UInt32, _ kind: ChangeKind?) {
    replace(SourceRange(start: offset, end: offset), by: text, kind)
  }

  /// Removes the range, and the line with it if nothing else is on the line.
  ///
  /// - Parameter kind: Nil for a part of a change that is counted elsewhere.
  mutating func remove(_ range: SourceRange, _ kind: ChangeKind?) {
    removals.append(range)
    if let kind { counts[kind, default: 0] += 1 }
  }

  /// Whether the range is replaced or removed already.
  func covers(_ range: SourceRange) -> Bool {
    removals.contains { $0.contains(range) }
      || edits.contains { !$0.isInsertion && $0.range.contains(range) }
  }

  /// Whether a replaced range begins at the offset.
  func startsReplacement(at offset: UInt32) -> Bool {
    edits.contains { !$0.isInsertion && $0.range.start == offset }
  }

  /// The edits in the order of the file. An insertion comes before what begins at the same offset.
  var sorted: [SourceEdit] {
    let removed = WholeLines(file).widened(removals)
    // What another rule changes inside of a removed range goes away with it.
    let kept = edits.filter { edit in
      !removed.contains { $0.start < edit.range.start && edit.range.end < $0.end }
    }
    let all = kept + removed.map { SourceEdit(range: $0, text: "") }
    let order = all.enumerated().sorted { left, right in
      (left.element.range.start, left.element.range.end, left.offset)
        < (right.element.range.start, right.element.range.end, right.offset)
    }
    return order.map(\.element)
  }

  /// The bytes of the changed file. Nil if two edits change the same bytes, which would be a bug of
  /// a rule.
  func applied() -> [UInt8]? {
    var bytes: [UInt8] = []
    var end: UInt32 = 0
    for edit in sorted {
      guard edit.range.start >= end else { return nil }
      bytes += file.bytes[Int(end)..<Int(edit.range.start)]
      bytes += edit.text.utf8
      end = edit.range.end
    }
    return bytes + file.bytes[Int(end)...]
  }

  /// The offset in the file as it was, of an offset in the changed file.
  func originalOffset(of offset: UInt32) -> UInt32 {
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
