import ReducerGenIndex
import ReducerGenSyntax

/// Reads the purpose of a template from the comment at its beginning:
/// `{# reducergen: for CasePathable #}`.
///
/// A template without this comment can only be included.
struct TemplateHead {
  private let file: SourceFile
  private let words: [SourceRange]
  private let texts: [String]

  /// Nil for an ordinary comment. A comment whose first word is `reducergen:` must be a head, so
  /// that a misspelt head is not taken for an ordinary comment.
  static func purpose(
    of comment: SourceRange, in file: SourceFile
  ) throws(Diagnostic) -> TemplatePurpose? {
    let head = TemplateHead(comment, file)
    return head.isDirective ? try head.purpose() : nil
  }

  private init(_ comment: SourceRange, _ file: SourceFile) {
    let bytes = file.storage[Int(comment.start)..<Int(comment.end)]
    self.file = file
    words = bytes.split(whereSeparator: Byte.isWhitespace).map {
      SourceRange(start: UInt32($0.startIndex), end: UInt32($0.endIndex))
    }
    texts = words.map(file.text)
  }

  private var isDirective: Bool {
    guard let first = texts.first?.lowercased() else { return false }
    return first.hasPrefix("reducergen:")
      || (first == "reducergen" && texts.count > 1 && [":", "for"].contains(texts[1]))
  }

  private func purpose() throws(Diagnostic) -> TemplatePurpose {
    if texts[0] != "reducergen:" { throw problem(0, expected: "'reducergen:'") }
    try expect("for", at: 1)
    let (purpose, count) = try subject()
    if texts.count > count { throw problem(count, expected: "the end of the comment") }
    return purpose
  }

  /// What is after `for`, and how many words there are up to its end.
  private func subject() throws(Diagnostic) -> (TemplatePurpose, count: Int) {
    let expected = ["type", "protocol", "file", "target"] + TemplatePurpose.replaceable
    guard texts.count > 2 else { throw problem(2, expected: "what the template is for") }
    switch texts[2] {
    case "file": return (.file, 3)
    case "target": return (.target, 3)
    case "type" where texts.count > 3:
      switch texts[3] {
      case "conforming":
        try expect("to", at: 4)
        return (.typesConforming(to: try name(at: 5)), 6)
      case "named": return (.typeNamed(try name(at: 4)), 5)
      default: throw problem(3, expected: "'conforming to' or 'named'")
      }
    case "type": return (.type, 3)
    case "protocol":
      try expect("conforming", at: 3)
      try expect("to", at: 4)
      return (.protocolsConforming(to: try name(at: 5)), 6)
    case let name where TemplatePurpose.replaceable.contains(name): return (.replacing(name), 3)
    default: throw problem(2, expected: "what the template is for", among: expected)
    }
  }

  private func expect(_ word: String, at index: Int) throws(Diagnostic) {
    guard texts.count > index, texts[index] == word else {
      throw problem(index, expected: "'\(word)'")
    }
  }

  /// `Row`, `Feature.Row`.
  private func name(at index: Int) throws(Diagnostic) -> String {
    guard texts.count > index else { throw problem(index, expected: "the name of a type") }
    let parts = texts[index].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ SwiftName.escaped(String($0)) == String($0) }) else {
      throw problem(index, expected: "the name of a type")
    }
    return texts[index]
  }

  private func problem(_ index: Int, expected: String, among known: [String] = []) -> Diagnostic {
    let isMissing = index >= words.count
    let place = SourcePlace(file, words[isMissing ? words.count - 1 : index])
    return .malformedTemplateHead(
      expected: expected, found: isMissing ? nil : texts[index],
      after: isMissing ? texts.last : nil, among: known, at: place)
  }
}
