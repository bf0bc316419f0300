/// One token: its kind and where it stands. The text stays in the file.
package struct Token {
  package enum Kind {
    case endOfFile, identifier, escapedIdentifier, dollarIdentifier, placeholder
    case integer, float, string, regex
    /// Any run of operator characters that has no kind of its own below.
    case operatorName
    case equal, arrow, questionMark, exclamationMark
    case period, comma, colon, doubleColon, semicolon, at, backslash
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case pound, poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation
    /// A byte that no token begins with.
    case unknown
  }

  package var kind: Kind
  /// Set for a bare identifier that the language gives a meaning to.
  package var keyword: Keyword
  /// The first token of its line.
  package var startsLine: Bool
  /// Of an operator: something that it can bind to touches it on the left, on the right.
  package var isLeftBound = false
  package var isRightBound = false
  /// Where the white space and the comments before it begin.
  package var triviaStart: UInt32
  package var start: UInt32
  package var end: UInt32

  package var range: SourceRange { SourceRange(start: start, end: end) }
  package var trivia: SourceRange { SourceRange(start: triviaStart, end: start) }

  package var isName: Bool {
    switch kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .placeholder: true
    default: false
    }
  }

  /// Both sides bound or neither: an operator between two operands.
  var isInfix: Bool { isLeftBound == isRightBound }
  var isPostfix: Bool { isLeftBound && !isRightBound }
}
