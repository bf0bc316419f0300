import ReducerGenSyntax

/// `// reducergen: word argument`, or a line comment that is nearly so.
package struct Directive {
  /// From the slashes to the end of the line.
  package var range: SourceRange
  /// From the slashes to the marker, with its colon.
  package var markerRange: SourceRange
  /// Whether it is written as a directive is: two slashes, the marker in lower case, a colon.
  package var isWellFormed: Bool
  package var word: String
  package var argument: String

  /// The word that begins a directive, and its most likely misspelling.
  static let markers = ["reducergen", "Reducergen"]

  /// All of a file's, in order.
  static func all(in file: SourceFile) -> [Directive] {
    let offsets = markers.flatMap { ByteSearch.offsets(of: $0, in: file) }.sorted()
    let directives = offsets.compactMap { Directive(marker: $0, in: file) }
    let starts = LineComments.beginning(at: directives.map(\.range.start), in: file)
    return directives.filter { starts.contains($0.range.start) }
  }

  /// Nil unless slashes, and white space at most, stand before the marker.
  private init?(marker: Int, in file: SourceFile) {
    let bytes = file.storage
    var start = marker
    while start > 0, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab { start -= 1 }
    let behindSlashes = start
    while start > 0, bytes[start - 1] == Byte.slash { start -= 1 }
    guard behindSlashes - start >= 2 else { return nil }
    let behindMarker = marker + "reducergen".utf8.count
    let hasColon = bytes[behindMarker] == Byte.colon
    var end = behindMarker
    while end < file.count, bytes[end] != Byte.newline, bytes[end] != 0x0D { end += 1 }
    range = SourceRange(start: UInt32(start), end: UInt32(end))
    markerRange = SourceRange(start: UInt32(start), end: UInt32(behindMarker + (hasColon ? 1 : 0)))
    isWellFormed = behindSlashes - start == 2 && hasColon && bytes[marker] == UInt8(ascii: "r")
    let content = file.text(SourceRange(start: markerRange.end, end: range.end))
    let text = isWellFormed ? content[...] : content.drop { $0 == " " || $0 == ":" }
    let words = String(text).trimmed().split(separator: " ", maxSplits: 1)
    word = words.first.map(String.init) ?? ""
    argument = words.count > 1 ? String(words[1]).trimmed() : ""
  }
}

extension ParsedFile {
  /// Whether a directive is about the whole file: before all declarations, and above a blank line.
  package func isInHead(_ directive: Directive) -> Bool {
    guard directive.isWellFormed, let first = syntax.declarations.first else { return false }
    return directive.range.end <= first.range.start
      && !LeadingComments(first, in: self).directives.contains { $0.range == directive.range }
  }
}

/// Tells line comments from parts of strings and of other comments.
private enum LineComments {
  /// Those of the places, in order, at which a line comment begins. The tokens are read once,
  /// however many places there are.
  static func beginning(at places: [UInt32], in file: SourceFile) -> Set<UInt32> {
    var found: Set<UInt32> = []
    Lexer.read(file) { lexer in
      var index = 0
      while index < places.count {
        let token = lexer.next()
        if places[index] < token.start { found.formUnion(starts(in: token.trivia, of: file)) }
        while index < places.count, places[index] < token.end { index += 1 }
        if token.kind == .endOfFile { return }
      }
    }
    return found
  }

  private static func starts(in trivia: SourceRange, of file: SourceFile) -> [UInt32] {
    let bytes = file.storage
    var starts: [UInt32] = []
    var depth = 0
    var here = Int(trivia.start)
    while here < Int(trivia.end) {
      let pair = (bytes[here], bytes[here + 1])
      if depth == 0 && pair == (Byte.slash, Byte.slash) {
        starts.append(UInt32(here))
        while here < Int(trivia.end), bytes[here] != Byte.newline, bytes[here] != 0x0D { here += 1 }
      } else if pair == (Byte.slash, Byte.asterisk) {
        depth += 1
        here += 2
      } else if pair == (Byte.asterisk, Byte.slash) {
        depth -= 1
        here += 2
      } else {
        here += 1
      }
    }
    return starts
  }
}
