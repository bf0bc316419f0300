/// What is wrong with a token.
struct LexerFlaw: Equatable {
  enum Kind {
    case unexpectedByte, invalidUTF8, unterminatedComment, unterminatedString
    case unterminatedRegex, unterminatedIdentifier, nestedTooDeeply
  }

  var kind: Kind
  var offset: UInt32
}
