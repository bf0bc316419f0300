/// A flaw of a token, such as a missing closing quote.
struct LexerFlaw: Equatable {
  enum Kind {
    case unexpectedByte, invalidUTF8, unterminatedComment, unterminatedString
    case unterminatedRegex, unterminatedIdentifier, nestedTooDeeply
  }

  var kind: Kind
  var offset: UInt32
}
