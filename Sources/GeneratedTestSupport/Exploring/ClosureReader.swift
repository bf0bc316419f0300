/// Finds the end of a closure in Swift source.
///
/// The generator's parser would do it, too, but then each clean build of a test target would
/// compile the parser: 6 s of processor time. So this knows only what can contain a bracket that is
/// not a bracket of the code: comments, texts and regular expressions.
struct ClosureReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// The next character that is not a space.
  var next: Character? { rest.first { !$0.isWhitespace } }

  mutating func skip(past word: String) -> Bool {
    guard let range = rest.firstRange(of: word) else { return false }
    rest = rest[range.upperBound...]
    return true
  }

  mutating func eat(_ text: String) -> Bool {
    let trimmed = rest.drop(while: \.isWhitespace)
    guard trimmed.hasPrefix(text) else { return false }
    rest = trimmed.dropFirst(text.count)
    return true
  }

  /// What is between the next bracket and the one that closes it. Nil if it is not closed.
  mutating func readBrackets() -> String? {
    rest = rest.drop(while: \.isWhitespace)
    let start = rest.dropFirst().startIndex
    var depth = 0
    while let character = rest.first {
      if skipText() { continue }
      if "({[".contains(character) { depth += 1 }
      if ")}]".contains(character) { depth -= 1 }
      let end = rest.startIndex
      rest.removeFirst()
      if depth == 0 { return String(rest.base[start..<end]) }
    }
    return nil
  }

  /// Skips a comment, a text or a regular expression.
  private mutating func skipText() -> Bool {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
      return true
    }
    if rest.hasPrefix("/*") {
      skipComment()
      return true
    }
    let pounds = rest.prefix { $0 == "#" }
    switch rest.dropFirst(pounds.count).first {
    case "\"": skipString(pounds)
    case "/" where !pounds.isEmpty: skipToEnd("/" + pounds)
    case "/": return skipRegex()
    default: return false
    }
    return true
  }

  private mutating func skipComment() {
    rest = rest.dropFirst(2)
    while !rest.isEmpty, !rest.hasPrefix("*/") {
      if rest.hasPrefix("/*") { skipComment() } else { rest.removeFirst() }
    }
    rest = rest.dropFirst(2)
  }

  private mutating func skipString(_ pounds: Substring) {
    let isMultiline = rest.dropFirst(pounds.count).hasPrefix("\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    rest = rest.dropFirst(pounds.count + quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes + pounds) {
      if rest.hasPrefix("\\" + pounds) {
        rest = rest.dropFirst(1 + pounds.count)
        // An escape, or an interpolation.
        if rest.first == "(" { _ = readBrackets() } else { rest = rest.dropFirst() }
      } else {
        rest.removeFirst()
      }
    }
    rest = rest.dropFirst(quotes.count + pounds.count)
  }

  private mutating func skipToEnd(_ end: String) {
    if !skip(past: end) { rest = rest.suffix(0) }
  }

  /// A slash after a value is an operator. Otherwise, it begins a regular expression, if another
  /// slash follows on its line.
  private mutating func skipRegex() -> Bool {
    if isAfterValue { return false }
    var end = rest.dropFirst()
    if end.first?.isWhitespace ?? true { return false }
    while let character = end.first, character != "/" {
      if character.isNewline { return false }
      end = end.dropFirst(character == "\\" ? 2 : 1)
    }
    if end.isEmpty { return false }
    rest = end.dropFirst()
    return true
  }

  private var isAfterValue: Bool {
    let before = rest.base[..<rest.startIndex].suffix(while: { $0.isWhitespace && !$0.isNewline })
    let line = rest.base[..<before.startIndex]
    let word = line.suffix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
    if word.isEmpty { return line.last.map { ")]}\"".contains($0) } ?? false }
    return !["return", "in", "try", "await", "case", "where", "throw"].contains(word)
  }
}

extension Substring {
  /// The last characters of which all are as asked.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
