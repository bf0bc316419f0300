extension Diagnostic {
  static func expected(_ what: String, at place: SourcePlace) -> Self {
    let found = place.range.isEmpty ? "the end of the file" : "'\(firstLine(of: place))'"
    return Self("syntax", at: place, "expected \(what), found \(found)")
  }

  /// The first line of the text, and `…` if there are more.
  private static func firstLine(of place: SourcePlace) -> String {
    let text = place.file.text(place.range)
    let line = text.prefix { !$0.isNewline }
    return line.endIndex == text.endIndex ? text : line + "…"
  }

  static func unclosed(at place: SourcePlace) -> Self {
    Self("syntax", at: place, "'\(place.file.text(place.range))' is never closed")
  }

  static func missingCondition(at place: SourcePlace) -> Self {
    Self("syntax", at: place, "'\(place.file.text(place.range))' has no condition")
  }

  static func unmatchedDirective(at place: SourcePlace) -> Self {
    let text = place.file.text(place.range)
    return Self("syntax", at: place, "'\(text)' has no matching '#if'")
  }

  static func lexical(_ kind: LexerFlaw.Kind, at place: SourcePlace) -> Self {
    Self("lexical", at: place, kind.rawValue)
  }

  /// Nil if the file is valid UTF-8.
  package static func invalidUTF8(_ file: SourceFile) -> Self? {
    file.invalidUTF8.map { range in
      Self(
        "invalid-utf8", at: SourcePlace(file, range), "this file is not UTF-8 text",
        note: "save it as UTF-8")
    }
  }
}
