import Foundation
import GeneratedSupport

/// The source of the closures behind a call of `explore`.
struct ExploreCall: Equatable {
  /// The lines of the closure that makes the store.
  var store: [String]
  /// Those of the invariant. Nil if there is none.
  var invariant: [String]?
  /// ` state in`
  var invariantParameter = ""

  /// Whether the first closure is one expression, as far as can be told: no line on its level begins
  /// a second statement.
  var isSingleExpression: Bool {
    !store.contains { $0.hasPrefix("let ") || $0.hasPrefix("var ") || $0.hasPrefix("return ") }
  }

  /// Nil if the file can't be read, or if the closures are not trailing closures.
  init?(at site: CallSite) {
    guard let text = try? String(contentsOfFile: "\(site.filePath)", encoding: .utf8) else {
      return nil
    }
    self.init(in: text, line: Int(site.line))
  }

  /// - Parameter line: The line of the call, counted from 1.
  init?(in text: String, line: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    var reader = SourceReader(lines[(line - 1)...].joined(separator: "\n"))
    guard reader.skip(past: "explore") else { return nil }
    if reader.next == "(" { _ = reader.readBraces() }
    guard reader.next == "{", let closure = reader.readBraces() else { return nil }
    store = Self.lines(of: closure)
    guard reader.eat("invariant"), reader.eat(":"), let closure = reader.readBraces() else {
      return
    }
    let (parameter, body) = Self.parameter(of: closure)
    invariantParameter = parameter
    invariant = Self.lines(of: body)
  }

  /// Splits ` state in` from the statements.
  private static func parameter(of closure: String) -> (String, String) {
    guard let end = closure.firstRange(of: " in") else { return ("", closure) }
    let head = closure[..<end.upperBound]
    let rest = closure[end.upperBound...]
    let isParameter =
      head.dropLast(3).allSatisfy { $0.isLetter || $0.isNumber || " _:().".contains($0) }
      && rest.first?.isWhitespace ?? true
    return isParameter ? (String(head), String(rest)) : ("", closure)
  }

  /// The lines without the indentation that they have in common.
  private static func lines(of closure: String) -> [String] {
    var lines = closure.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix(while: \.isWhitespace).count }
    let indent = indents.min() ?? 0
    return lines.map { line in
      let line = line.dropFirst(min(indent, line.prefix(while: \.isWhitespace).count))
      return String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}

/// Finds matching braces in Swift source.
private struct SourceReader {
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

  /// What is between the next brace and the one that closes it.
  mutating func readBraces() -> String? {
    rest = rest.drop(while: \.isWhitespace)
    let start = rest.index(after: rest.startIndex)
    var depth = 0
    while let character = rest.first {
      if skipText() { continue }
      if "({[".contains(character) { depth += 1 }
      if ")}]".contains(character) { depth -= 1 }
      if depth == 0 {
        defer { rest.removeFirst() }
        return String(rest.base[start..<rest.startIndex])
      }
      rest.removeFirst()
    }
    return nil
  }

  /// Skips a string or a comment.
  private mutating func skipText() -> Bool {
    for (open, close) in [("//", "\n"), ("/*", "*/"), ("\"\"\"", "\"\"\"")]
    where rest.hasPrefix(open) {
      rest = rest.dropFirst(open.count)
      if !skip(past: close) { rest = rest.suffix(0) }
      return true
    }
    guard rest.first == "\"" else { return false }
    rest.removeFirst()
    while let character = rest.first, character != "\"" {
      let isEscape = character == "\\"
      rest.removeFirst()
      if isEscape, rest.first == "(" {
        _ = readBraces()
      } else if isEscape {
        rest = rest.dropFirst()
      }
    }
    rest = rest.dropFirst()
    return true
  }
}
