@testable import ReducerGenSyntax

extension CodeSyntax {
  /// `(call (member (name a) b) (argument x (literal 1)))` for `a.b(x: 1)`.
  var outline: String {
    let isText = [.literal, .tokens, .type, .declaration].contains(kind)
    let words = [kind.rawValue] + parts.map(\.outline) + [isText ? text : nameText]
    return "(" + words.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }
}

/// The tree of an expression.
func expressionOutline(_ text: String) -> String {
  let file = SourceFile(path: "Test.swift", text: text)
  return Parser.expression(in: file.wholeRange, of: file).outline
}

/// The trees of statements.
func statementOutlines(_ text: String) -> [String] {
  let file = SourceFile(path: "Test.swift", text: text)
  return Parser.statements(in: file.wholeRange, of: file).parts.map(\.outline)
}
