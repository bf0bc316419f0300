/// Lines as a person edits them. A line ends with LF, CRLF or a lone CR.
extension SourceFile {
  /// What its first line ends with; LF if it has one line only.
  package var lineEnd: String {
    guard let end = bytes.firstIndex(where: Byte.isLineEnd) else { return "\n" }
    if bytes[end] == Byte.newline { return "\n" }
    return storage[end + 1] == Byte.newline ? "\r\n" : "\r"
  }

  package func lineStart(of offset: UInt32) -> UInt32 {
    var start = Int(offset)
    while start > 0, !Byte.isLineEnd(storage[start - 1]) { start -= 1 }
    return UInt32(start)
  }

  /// Before the line end of the line, or at the end of the file.
  package func lineEnd(of offset: UInt32) -> UInt32 {
    var end = offset
    while !endsLine(at: end) { end += 1 }
    return end
  }

  /// The white space that the line of an offset begins with.
  package func indentation(at offset: UInt32) -> String {
    let start = lineStart(of: offset)
    return text(SourceRange(start: start, end: endOfBlanks(from: start)))
  }

  /// One level of indentation: a tab, or the fewest spaces before a line of code.
  package var indentationStep: String {
    var least = 0
    for token in tokens where token.startsLine {
      let indentation = indentation(at: token.start)
      if indentation.first == "\t" { return "\t" }
      let count = indentation.count
      if count > 1, least == 0 || count < least { least = count }
    }
    return String(repeating: " ", count: least == 0 ? 2 : least)
  }

  /// Where the line ends, if only blanks or a comment follow. Otherwise, the offset itself.
  package func endOfLine(from offset: UInt32) -> UInt32 {
    let blanks = Int(endOfBlanks(from: offset))
    let isComment = storage[blanks] == Byte.slash && storage[blanks + 1] == Byte.slash
    guard isComment || endsLine(at: UInt32(blanks)) else { return offset }
    return lineEnd(of: UInt32(blanks))
  }

  /// After the line end at the offset, if there is one.
  package func endOfLineEnd(from offset: UInt32) -> UInt32 {
    if offset >= count { return offset }
    let isReturn = storage[Int(offset)] == Byte.carriageReturn
    let isPair = isReturn && storage[Int(offset) + 1] == Byte.newline
    return offset + (isPair ? 2 : isReturn || storage[Int(offset)] == Byte.newline ? 1 : 0)
  }

  /// Before the line end that ends at the offset.
  package func startOfLineEnd(before offset: UInt32) -> UInt32 {
    let end = Int(offset)
    guard end > 0, Byte.isLineEnd(storage[end - 1]) else { return offset }
    let isPair =
      end > 1 && storage[end - 1] == Byte.newline && storage[end - 2] == Byte.carriageReturn
    return offset - (isPair ? 2 : 1)
  }

  package func endOfBlanks(from offset: UInt32) -> UInt32 {
    var end = Int(offset)
    while end < count, isBlank(storage[end]) { end += 1 }
    return UInt32(end)
  }

  package func startOfBlanks(before offset: UInt32) -> UInt32 {
    var start = Int(offset)
    while start > 0, isBlank(storage[start - 1]) { start -= 1 }
    return UInt32(start)
  }

  /// Whether a line, or the file, ends at the offset.
  package func endsLine(at offset: UInt32) -> Bool {
    offset >= count || Byte.isLineEnd(storage[Int(offset)])
  }

  /// Whether nothing else is on the lines of the range.
  package func isAloneOnItsLines(_ range: SourceRange) -> Bool {
    startOfBlanks(before: range.start) == lineStart(of: range.start)
      && endsLine(at: endOfBlanks(from: range.end))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == Byte.space || byte == Byte.tab }
}

// MARK: Whole lines

extension SourceFile {
  /// What is removed becomes whole lines, where nothing else is on them. Ranges with only blanks
  /// between them become one.
  func wholeLines(of removed: [SourceRange]) -> [SourceRange] {
    var joined: [SourceRange] = []
    for range in removed.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, endOfBlanks(from: last.end) >= range.start {
        joined[joined.count - 1].end = max(last.end, range.end)
      } else {
        joined.append(range)
      }
    }
    return joined.map(wholeLine)
  }

  private func wholeLine(of range: SourceRange) -> SourceRange {
    let start = startOfBlanks(before: range.start)
    let end = endOfBlanks(from: range.end)
    if isAloneOnItsLines(range) { return SourceRange(start: start, end: endOfLineEnd(from: end)) }
    return endsLine(at: end)
      ? SourceRange(start: start, end: range.end) : SourceRange(start: range.start, end: end)
  }
}
