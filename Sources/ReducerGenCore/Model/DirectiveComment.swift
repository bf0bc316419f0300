/// A line comment whose first word is the marker of a directive, or nearly so.
struct DirectiveComment {
  /// Where its slashes begin.
  var start: UInt32
  var end: UInt32
  /// Whether it is written as a directive is: two slashes, the marker in lower case, a colon.
  var isDirective: Bool
  /// What follows the marker.
  var word: String

  /// The word itself, and as somebody may write it.
  static let markers = ["reducergen", "Reducergen"]

  /// All of a file's, in order.
  static func all(in file: SourceFile) -> [DirectiveComment] {
    let offsets = markers.flatMap { ByteSearch.offsets(of: $0, in: file) }.sorted()
    let comments = offsets.compactMap { DirectiveComment(marker: $0, in: file) }
    let starts = LineComments.beginning(at: comments.map(\.start), in: file)
    return comments.filter { starts.contains($0.start) }
  }

  /// Nil unless slashes, and white space at most, stand in front of the marker.
  private init?(marker: Int, in file: SourceFile) {
    let bytes = file.storage
    var here = marker
    while here > 0, bytes[here - 1] == Byte.space || bytes[here - 1] == Byte.tab { here -= 1 }
    let behindSlashes = here
    while here > 0, bytes[here - 1] == Byte.slash { here -= 1 }
    guard behindSlashes - here >= 2 else { return nil }
    var wordStart = marker + "reducergen".utf8.count
    let hasColon = bytes[wordStart] == Byte.colon
    isDirective =
      behindSlashes - here == 2 && hasColon && bytes[marker] == UInt8(ascii: "r")
    while bytes[wordStart] == Byte.space || bytes[wordStart] == Byte.colon { wordStart += 1 }
    var wordEnd = wordStart
    while bytes[wordEnd].isASCIILetter { wordEnd += 1 }
    start = UInt32(here)
    end = UInt32(marker + "reducergen".utf8.count + (hasColon ? 1 : 0))
    word = file.text(SourceRange(start: UInt32(wordStart), end: UInt32(wordEnd)))
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// Tells line comments from parts of strings and of other comments.
private enum LineComments {
  /// Those of the places, in order, at which a line comment begins. The tokens are read once, however
  /// many places there are.
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
