/// The purpose of a template, from the comment on its first line: `{# reducergen: for CasePathable #}`.
///
/// A template without this comment can only be included.
package struct TemplateHead: Sendable, Equatable {
  /// The annotation whose declarations the template is printed for.
  package enum Subject: String, CaseIterable, Sendable {
    case casePathable = "CasePathable"
  }

  package var subject: Subject
  /// The subject's name.
  package var range: SourceRange

  package static func == (left: Self, right: Self) -> Bool { left.subject == right.subject }
}

extension TemplateHead {
  enum Parsed {
    /// An ordinary comment.
    case none
    case head(TemplateHead)
    case malformed(Diagnostic)
  }

  /// A comment whose first word is `reducergen:` must be a head, so that a misspelt head is not taken
  /// for an ordinary comment.
  static func parse(_ file: SourceFile, _ comment: SourceRange) -> Parsed {
    let words = words(of: file, comment)
    guard let first = words.first, isDirective(file.text(first), words.dropFirst().first, file)
    else { return .none }
    return parse(words.map { ($0, file.text($0)) }, in: file)
  }

  private static func isDirective(_ first: String, _ second: SourceRange?, _ file: SourceFile)
    -> Bool
  {
    let word = first.lowercased()
    return word.hasPrefix("reducergen:")
      || (word == "reducergen" && second.map { [":", "for"].contains(file.text($0)) } == true)
  }

  private static func parse(
    _ words: [(range: SourceRange, text: String)], in file: SourceFile
  ) -> Parsed {
    func malformed(_ problem: String, _ range: SourceRange, among known: [String] = []) -> Parsed {
      .malformed(.malformedTemplateHead(problem, among: known, at: SourcePlace(file, range)))
    }
    guard words[0].text == "reducergen:" else {
      return malformed("expected 'reducergen:', found '\(words[0].text)'", words[0].range)
    }
    guard words.count > 1 else {
      return malformed("expected 'for' after 'reducergen:'", words[0].range)
    }
    guard words[1].text == "for" else {
      return malformed("expected 'for', found '\(words[1].text)'", words[1].range)
    }
    guard words.count > 2 else {
      return malformed("expected the purpose of the template", words[1].range)
    }
    guard let subject = Subject(rawValue: words[2].text) else {
      let all = Subject.allCases.map(\.rawValue)
      let problem =
        "a template can only be for '\(all.joined(separator: "', '"))', found '\(words[2].text)'"
      return malformed(problem, words[2].range, among: all)
    }
    guard words.count == 3 else {
      return malformed("a template has one purpose, found '\(words[3].text)' too", words[3].range)
    }
    return .head(TemplateHead(subject: subject, range: words[2].range))
  }

  private static func words(of file: SourceFile, _ comment: SourceRange) -> [SourceRange] {
    var words: [SourceRange] = []
    var index = comment.start
    while index < comment.end, words.count < 4 {
      let start = index
      while index < comment.end, !TemplateByte.isWhitespace(file.storage[Int(index)]) { index += 1 }
      if index > start { words.append(SourceRange(start: start, end: index)) }
      index += 1
    }
    return words
  }
}
