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
    var reader = ClosureReader(lines[(line - 1)...].joined(separator: "\n"))
    guard reader.skip(past: "explore") else { return nil }
    if reader.next == "(" { _ = reader.readBrackets() }
    guard reader.next == "{", let closure = reader.readBrackets() else { return nil }
    store = Self.lines(of: closure)
    guard reader.eat("invariant"), reader.eat(":"), let closure = reader.readBrackets() else {
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
