/// Diagnostics of the lexer and the parser.
extension Diagnostic {
  static func expected(_ what: String, at place: SourcePlace) -> Self {
    let found = place.range.isEmpty ? "the end of the file" : "'\(firstLine(of: place))'"
    return Self(.error, id: "syntax", at: place, "expected \(what), found \(found)")
  }

  /// The first line of the text, and `…` if there are more.
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
    return Self(.error, id: "syntax", at: place, "'\(text)' has no matching '#if'")
  }

  static func lexical(_ kind: LexerFlaw.Kind, at place: SourcePlace) -> Self {
    Self(.error, id: "lexical", at: place, message(of: kind))
  }

  private static func message(of kind: LexerFlaw.Kind) -> String {
    switch kind {
    case .unexpectedByte: "this character cannot begin a Swift token"
    case .invalidUTF8: "this is not UTF-8 text"
    case .unterminatedComment: "this comment is never closed"
    case .unterminatedString: "this string literal is never closed"
    case .unterminatedRegex: "this regex literal is never closed"
    case .unterminatedIdentifier: "this back-tick is never closed"
    case .nestedTooDeeply: "brackets and literals are nested too deeply"
    }
  }
}
