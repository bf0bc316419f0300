/// What the lexer and the parser have to say.
extension Diagnostic {
  static func expected(_ what: String, at place: SourcePlace) -> Self {
    let found = place.range.isEmpty ? "the end of the file" : "'\(firstLine(of: place))'"
    return Self(.error, id: "syntax", at: place, "expected \(what), found \(found)")
  }

  /// Of a literal of several lines `"""…`.
  private static func firstLine(of place: SourcePlace) -> String {
    let text = place.file.text(place.range)
    let line = text.prefix { !$0.isNewline }
    return line.endIndex == text.endIndex ? text : line + "…"
  }

  static func unclosed(at place: SourcePlace) -> Self {
    Self(.error, id: "syntax", at: place, "'\(place.file.text(place.range))' is never closed")
  }

  static func missingCondition(at place: SourcePlace) -> Self {
    Self(.error, id: "syntax", at: place, "'\(place.file.text(place.range))' has no condition")
  }

  static func unmatchedDirective(at place: SourcePlace) -> Self {
    let text = place.file.text(place.range)
    return Self(.error, id: "syntax", at: place, "'\(text)' without an '#if' before it")
  }

  static func lexical(_ kind: LexerFlaw.Kind, at place: SourcePlace) -> Self {
    Self(.error, id: "lexical", at: place, message(of: kind))
  }

  private static func message(of kind: LexerFlaw.Kind) -> String {
    switch kind {
    case .unexpectedByte: "no Swift token begins with this character"
    case .invalidUTF8: "this is not UTF-8 text"
    case .unterminatedComment: "this comment is never closed"
    case .unterminatedString: "this string literal is never closed"
    case .unterminatedRegex: "this regex literal is never closed"
    case .unterminatedIdentifier: "this name's back-tick is never closed"
    case .nestedTooDeeply: "brackets and literals are nested too deeply to read on"
    }
  }
}
