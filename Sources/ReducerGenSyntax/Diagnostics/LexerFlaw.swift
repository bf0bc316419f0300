/// A flaw of a token, such as a missing closing quote.
struct LexerFlaw: Equatable {
  enum Kind: String {
    case unexpectedByte = "this character cannot begin a Swift token"
    case invalidUTF8 = "this is not UTF-8 text"
    case unterminatedComment = "this comment is never closed"
    case unterminatedString = "this string literal is never closed"
    case unterminatedRegex = "this regex literal is never closed"
    case unterminatedIdentifier = "this back-tick is never closed"
    case nestedTooDeeply = "brackets and literals are nested too deeply"
  }

  var kind: Kind
  var offset: UInt32
}
