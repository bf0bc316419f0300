import ReducerGenSyntax

/// Widens what is removed to whole lines, where nothing else is on them.
struct WholeLines {
  private let file: SourceFile
  private var bytes: ArraySlice<UInt8> { file.bytes }

  init(_ file: SourceFile) { self.file = file }

  func widened(_ ranges: [SourceRange]) -> [SourceRange] {
    joined(ranges).map(widened)
  }

  /// Ranges with only blanks between them become one.
  private func joined(_ ranges: [SourceRange]) -> [SourceRange] {
    var joined: [SourceRange] = []
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, skipBlanks(from: last.end) >= range.start {
        joined[joined.count - 1].end = max(last.end, range.end)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  private func widened(_ range: SourceRange) -> SourceRange {
    let start = lineStart(before: range.start)
    let end = skipBlanks(from: range.end)
    let isLast = end == file.count
    let endsLine = isLast || isLineEnd(end)
    if start.isOnlyBlanks && endsLine {
      return SourceRange(start: start.offset, end: isLast ? end : skipLineEnd(from: end))
    }
    return endsLine
      ? SourceRange(start: skipBlanksBackwards(from: range.start), end: range.end)
      : SourceRange(start: range.start, end: end)
  }

  /// Where the line begins, and whether only blanks stand between there and the offset.
  private func lineStart(before offset: UInt32) -> (offset: UInt32, isOnlyBlanks: Bool) {
    let start = skipBlanksBackwards(from: offset)
    return (start, start == 0 || bytes[Int(start) - 1] == 10 || bytes[Int(start) - 1] == 13)
  }

  private func skipBlanksBackwards(from offset: UInt32) -> UInt32 {
    var offset = offset
    while offset > 0, isBlank(bytes[Int(offset) - 1]) { offset -= 1 }
    return offset
  }

  private func skipBlanks(from offset: UInt32) -> UInt32 {
    var offset = offset
    while offset < file.count, isBlank(bytes[Int(offset)]) { offset += 1 }
    return offset
  }

  private func isLineEnd(_ offset: UInt32) -> Bool {
    bytes[Int(offset)] == 10 || bytes[Int(offset)] == 13
  }

  private func skipLineEnd(from offset: UInt32) -> UInt32 {
    let isReturn = bytes[Int(offset)] == 13
    let isPair = isReturn && offset + 1 < file.count && bytes[Int(offset) + 1] == 10
    return offset + (isPair ? 2 : 1)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
