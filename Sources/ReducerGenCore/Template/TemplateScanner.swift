/// Cuts a template into pieces. It knows where tags begin and end, and strings inside them, so that
/// `{{ "}}" }}` is one hole; it does not know what tags mean, except for `raw`.
struct TemplateScanner {
  private let file: SourceFile
  private var position = 0
  private var pieces: [TemplatePiece] = []
  private var diagnostics: [Diagnostic] = []

  static func scan(_ file: SourceFile) -> ([TemplatePiece], [Diagnostic]) {
    var scanner = TemplateScanner(file: file)
    scanner.scan()
    return (scanner.pieces, scanner.diagnostics)
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func scan() {
    if file.storage.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < file.count {
      scanText()
      guard let kind = opener(at: position) else { continue }
      scanTag(kind)
    }
  }

  // Nearly all bytes pass through this loop: with a pointer it takes 1.9 ns a byte in a debug build,
  // with the array's subscript 11.7.
  private mutating func scanText() {
    let start = position
    let count = file.count
    position = file.storage.withUnsafeBufferPointer { bytes in
      var index = start
      while index < count, bytes[index] != 0x7B || !Self.opens(bytes[index + 1]) { index += 1 }
      return index
    }
    if position > start { append(.text, from: start, contentFrom: start, to: position) }
  }

  private static func opens(_ byte: UInt8) -> Bool { byte == 0x7B || byte == 0x25 || byte == 0x23 }

  private func opener(at index: Int) -> TemplatePiece.Kind? {
    guard file.storage[index] == TemplateByte.openBrace else { return nil }
    switch file.storage[index + 1] {
    case TemplateByte.openBrace: return .output
    case TemplateByte.percent: return .tag
    case TemplateByte.hash: return .comment
    default: return nil
    }
  }

  private mutating func scanTag(_ kind: TemplatePiece.Kind) {
    let start = position
    position += 2
    let trimsBefore = eatMinus()
    let contentStart = position
    let isClosed = kind == .comment ? findCommentEnd() : findEnd(kind, from: start)
    let hasMinus =
      isClosed && position > contentStart && file.storage[position - 1] == TemplateByte.minus
    let contentEnd = hasMinus ? position - 1 : position
    if isClosed { position += 2 }
    append(kind, from: start, contentFrom: contentStart, contentTo: contentEnd, to: position)
    pieces[pieces.count - 1].trimsBefore = trimsBefore
    pieces[pieces.count - 1].trimsAfter = hasMinus
    pieces[pieces.count - 1].isBroken = !isClosed
    if kind == .tag, isClosed, isRaw(contentStart, contentEnd) { scanRaw(from: start) }
  }

  private mutating func eatMinus() -> Bool {
    guard file.storage[position] == TemplateByte.minus else { return false }
    position += 1
    return true
  }

  private mutating func append(
    _ kind: TemplatePiece.Kind, from start: Int, contentFrom: Int, contentTo: Int? = nil,
    to end: Int
  ) {
    pieces.append(
      TemplatePiece(
        kind: kind, range: range(start, end), content: range(contentFrom, contentTo ?? end)))
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: UInt32(start), end: UInt32(end))
  }

  private mutating func report(_ make: (SourcePlace) -> Diagnostic, _ start: Int, _ end: Int) {
    diagnostics.append(make(SourcePlace(file, range(start, end))))
  }
}

/// Finding the end of a tag. Each leaves `position` before the closing braces, or where scanning
/// goes on when there are none.
extension TemplateScanner {
  private mutating func findCommentEnd() -> Bool {
    let start = position - 2
    while position < file.count {
      if isNext(TemplateByte.hash, TemplateByte.closeBrace) { return true }
      position += 1
    }
    report({ .unterminatedTag("{#", closer: "#}", at: $0) }, start, start + 2)
    return false
  }

  private mutating func findEnd(_ kind: TemplatePiece.Kind, from start: Int) -> Bool {
    let mark = kind == .tag ? TemplateByte.percent : TemplateByte.closeBrace
    while position < file.count, opener(at: position) == nil {
      if isNext(mark, TemplateByte.closeBrace) { return true }
      let byte = file.storage[position]
      if byte == TemplateByte.quote || byte == TemplateByte.apostrophe {
        guard skipString(byte) else { return false }
      } else {
        position += 1
      }
    }
    let (opener, closer) = kind == .tag ? ("{%", "%}") : ("{{", "}}")
    report({ .unterminatedTag(opener, closer: closer, at: $0) }, start, start + 2)
    return false
  }

  private func isNext(_ first: UInt8, _ second: UInt8) -> Bool {
    file.storage[position] == first && file.storage[position + 1] == second
  }

  private mutating func skipString(_ quote: UInt8) -> Bool {
    let start = position
    position += 1
    while position < file.count, file.storage[position] != TemplateByte.newline {
      let byte = file.storage[position]
      position += 1
      if byte == quote { return true }
      if byte == TemplateByte.backslash, file.storage[position] != TemplateByte.newline {
        position = min(position + 1, file.count)
      }
    }
    report(Diagnostic.unterminatedTemplateString(at:), start, start + 1)
    return false
  }
}

/// `raw`: its text is not looked at.
extension TemplateScanner {
  private func isRaw(_ start: Int, _ end: Int) -> Bool {
    isWord("raw", at: skipWhitespace(start), end: end)
  }

  private func isWord(_ word: StaticString, at start: Int, end: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= end else { return false }
    for offset in 0..<word.utf8CodeUnitCount
    where file.storage[start + offset] != word.utf8Start[offset] { return false }
    return !TemplateByte.isNamePart(file.storage[start + word.utf8CodeUnitCount])
  }

  private func skipWhitespace(_ start: Int) -> Int {
    var index = start
    while TemplateByte.isWhitespace(file.storage[index]) { index += 1 }
    return index
  }

  private mutating func scanRaw(from tag: Int) {
    let tagPiece = pieces.count - 1
    let start = position
    while position < file.count {
      if isNext(TemplateByte.openBrace, TemplateByte.percent), isEndRaw(position + 2) { break }
      position += 1
    }
    if position > start { append(.raw, from: start, contentFrom: start, to: position) }
    guard position == file.count else { return }
    pieces[tagPiece].isBroken = true
    report({ .unclosedBlock("raw", closer: "endraw", at: $0) }, tag, tag + 2)
  }

  private func isEndRaw(_ start: Int) -> Bool {
    let hasMinus = file.storage[start] == TemplateByte.minus
    return isWord("endraw", at: skipWhitespace(hasMinus ? start + 1 : start), end: file.count)
  }
}
