import ReducerGenSyntax

/// Decides which white space around tags is printed.
///
/// A line that holds nothing but tags and comments (one or several, indented or not) is layout of
/// the template: nothing of it is printed, neither the blanks nor the end of the line. Lines with
/// text or a hole are printed as they stand. A `-` at either side of anything in braces takes all
/// white space on that side, line ends included, up to the next text or braces; a line with such a
/// mark is left to it, so that templates written with marks print what they always have.
struct TemplateWhitespace {
  private let file: SourceFile
  private var pieces: [TemplatePiece]
  /// For the tag `{% set x %}`, its `endset` when that stands on the same line: what lies between
  /// them is not printed there, so the line still counts as layout.
  private var assignmentEnds: [Int: Int] = [:]

  static func apply(to pieces: [TemplatePiece], of file: SourceFile) -> [TemplatePiece] {
    var whitespace = TemplateWhitespace(file: file, pieces: pieces)
    whitespace.findAssignments()
    whitespace.removeLayoutLines()
    whitespace.applyMarks()
    return whitespace.pieces
  }

  private mutating func removeLayoutLines() {
    var index = 0
    while index < pieces.count {
      if pieces[index].isSilent, let indentation = lineStart(before: index) {
        index = removeLayoutLine(from: index, indentation: indentation)
      }
      index += 1
    }
  }

  /// Removes the line whose first tag is the piece `first`, if nothing but tags is on it; returns
  /// the last piece that was looked at.
  private mutating func removeLayoutLine(from first: Int, indentation: SourceRange) -> Int {
    var tags: [Int] = []
    var blanks: [Int] = []
    var index = first
    while index < pieces.count {
      let piece = pieces[index]
      if piece.isText, let rest = restAfterLineEnd(index) {
        pieces[index].content = rest
        break
      } else if piece.kind == .text, isBlank(piece.content) {
        blanks.append(index)
      } else if piece.isSilent, !isMarked(index) {
        tags.append(index)
        index = assignmentEnds[index] ?? index
      } else {
        return index
      }
      index += 1
    }
    if first > 0 { pieces[first - 1].content.end = indentation.start }
    for blank in blanks { pieces[blank].content.end = pieces[blank].content.start }
    for tag in tags { pieces[tag].indentation = indentation }
    return index - 1
  }

  private func isMarked(_ index: Int) -> Bool {
    let (start, end) = (pieces[index], pieces[assignmentEnds[index] ?? index])
    return start.trimsBefore || start.trimsAfter || end.trimsBefore || end.trimsAfter
  }

  /// The blanks between the start of the line and the piece, or nil if more stands there.
  private func lineStart(before index: Int) -> SourceRange? {
    let end = pieces[index].range.start
    guard index > 0 else { return SourceRange(start: end, end: end) }
    let text = pieces[index - 1]
    guard text.isText else { return nil }
    var start = end
    while start > text.range.start, Byte.isBlank(byte(start - 1)) { start -= 1 }
    let isFileStart = start == text.range.start && index == 1
    let isLineStart = start > text.range.start && byte(start - 1) == Byte.newline
    return isFileStart || isLineStart ? SourceRange(start: start, end: end) : nil
  }

  /// What is left of a text after the end of its first line, if that line is blank.
  private func restAfterLineEnd(_ piece: Int) -> SourceRange? {
    let range = pieces[piece].content
    var index = range.start
    while index < range.end, Byte.isBlank(byte(index)) { index += 1 }
    if index == range.end, piece == pieces.count - 1 {
      return SourceRange(start: index, end: index)
    }
    if index < range.end, byte(index) == Byte.carriageReturn { index += 1 }
    guard index < range.end, byte(index) == Byte.newline else { return nil }
    return SourceRange(start: index + 1, end: range.end)
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    for index in range.start..<range.end where !Byte.isBlank(byte(index)) { return false }
    return true
  }

  private func byte(_ index: UInt32) -> UInt8 { file.storage[Int(index)] }

  private mutating func findAssignments() {
    var open: [Int] = []
    for index in pieces.indices {
      let piece = pieces[index]
      if piece.isText, file.contains(Byte.newline, in: piece.content) { open = [] }
      if piece.word == "set" { open.append(index) }
      if piece.word == "endset", let start = open.popLast() { assignmentEnds[start] = index }
    }
  }

  private mutating func applyMarks() {
    for index in pieces.indices {
      if pieces[index].trimsBefore, index > 0, pieces[index - 1].isText { trimEnd(index - 1) }
      if pieces[index].trimsAfter, index + 1 < pieces.count, pieces[index + 1].isText {
        trimStart(index + 1)
      }
    }
  }

  private mutating func trimEnd(_ index: Int) {
    var content: SourceRange { pieces[index].content }
    while !content.isEmpty, Byte.isWhitespace(byte(content.end - 1)) {
      pieces[index].content.end -= 1
    }
  }

  private mutating func trimStart(_ index: Int) {
    var content: SourceRange { pieces[index].content }
    while !content.isEmpty, Byte.isWhitespace(byte(content.start)) {
      pieces[index].content.start += 1
    }
  }
}
