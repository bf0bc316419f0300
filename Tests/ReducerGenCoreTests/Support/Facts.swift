@testable import ReducerGenSyntax
import Testing

/// A source with what it declares; the name says which rule of the language it is about.
struct SyntaxRow: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var expected: [String]

  init(_ name: String, _ source: String, _ expected: String...) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  var testDescription: String { name }
}

/// Parses without a diagnostic, and reads this of each declaration, one a line:
///
///     @attribute modifier kind name<generics>(label name: Type = 0) effects -> Result
///       : Type = value {} is Inherited where T: P #if condition
///
/// all on one line; what is not there is left out, and `{}` stands for accessors. Members follow
/// their type, two columns further in.
func assertDeclares(_ row: SyntaxRow, sourceLocation: SourceLocation = #_sourceLocation) {
  let file = SourceFile(path: "Test.swift", text: row.source)
  let (syntax, diagnostics) = Parser.parse(file)
  #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  let found = syntax.declarations.flatMap { Facts(file: file, node: $0).lines }
  #expect(found == row.expected, sourceLocation: sourceLocation)
}

private struct Facts {
  let file: SourceFile
  let node: DeclarationSyntax

  var lines: [String] {
    [line] + node.members.flatMap { Facts(file: file, node: $0).lines.map { "  " + $0 } }
  }

  private var line: String {
    var parts = node.attributes.map { "@" + file.text($0.name) }
    parts += node.modifiers.map { file.text($0.range) }
    parts.append(node.kind.rawValue + (node.name.isEmpty ? "" : " " + file.text(node.name)))
    parts[parts.count - 1] += file.text(node.generics.range) + parameters
    parts += node.effects.map(file.text)
    parts += prefixed("-> ", node.result?.range) + prefixed(": ", node.type?.range)
    parts += prefixed("= ", node.initializer) + (node.hasAccessors ? ["{}"] : [])
    if !node.inherits.isEmpty {
      parts.append("is " + node.inherits.map(\.text).joined(separator: ", "))
    }
    parts += prefixed("", node.whereClause.range)
    parts += node.clauses.map { "#if " + $0.conditionText }
    return parts.joined(separator: " ")
  }

  private var parameters: String {
    if node.parameters.isEmpty { return "" }
    return "(" + node.parameters.map(text).joined(separator: ", ") + ")"
  }

  private func text(_ parameter: ParameterSyntax) -> String {
    let label = file.text(parameter.label)
    let name = file.text(parameter.name)
    let names = label == name ? label : label + " " + name
    let value = prefixed(" = ", parameter.defaultValue).joined()
    return (names.isEmpty ? "" : names + ": ") + parameter.type.text + value
  }

  private func prefixed(_ prefix: String, _ range: SourceRange?) -> [String] {
    guard let range, !range.isEmpty else { return [] }
    return [prefix + file.text(range)]
  }
}
