/// The purpose of a template, from the comment on its first line:
/// `{# reducergen: for CasePathable #}`.
///
/// A template without this comment can only be included.
enum TemplateHead {
  /// The annotation whose declarations a template can be printed for.
  private static let subject = "CasePathable"

  /// A comment whose first word is `reducergen:` must be a head, so that a misspelt head is not
  /// taken for an ordinary comment.
  static func isHead(_ comment: SourceRange, of file: SourceFile) throws(Diagnostic) -> Bool {
    let bytes = file.storage[Int(comment.start)..<Int(comment.end)]
    // The fifth part is the rest.
    let words = bytes.split(maxSplits: 4, whereSeparator: Byte.isWhitespace).prefix(4).map {
      SourceRange(start: UInt32($0.startIndex), end: UInt32($0.endIndex))
    }
    let texts = words.map(file.text)
    guard isDirective(texts) else { return false }
    func malformed(_ problem: String, at index: Int, among: [String] = []) -> Diagnostic {
      .malformedTemplateHead(problem, among: among, at: SourcePlace(file, words[index]))
    }
    if texts[0] != "reducergen:" {
      throw malformed("expected 'reducergen:', found '\(texts[0])'", at: 0)
    }
    if texts.count == 1 { throw malformed("expected 'for' after 'reducergen:'", at: 0) }
    if texts[1] != "for" { throw malformed("expected 'for', found '\(texts[1])'", at: 1) }
    if texts.count == 2 { throw malformed("expected '\(subject)' after 'for'", at: 1) }
    if texts[2] != subject {
      let problem = "a template can only be for '\(subject)', found '\(texts[2])'"
      throw malformed(problem, at: 2, among: [subject])
    }
    if texts.count == 4 {
      let problem = "expected the end of the comment after '\(subject)', found '\(texts[3])'"
      throw malformed(problem, at: 3)
    }
    return true
  }

  private static func isDirective(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    return first.hasPrefix("reducergen:")
      || (first == "reducergen" && words.count > 1 && [":", "for"].contains(words[1]))
  }
}
