/// `value: 1` or `\.uuid` in the parentheses of an attribute.
package struct ArgumentSyntax {
  /// Empty if there is none.
  package var label: SourceRange
  package var value: SourceRange
}

extension Parser {
  /// arguments → '(' (argument (',' argument)* ','?)? ')'
  /// argument → (label ':')? expression
  package mutating func parseArguments() -> [ArgumentSyntax] {
    var arguments: [ArgumentSyntax] = []
    guard eat(.leftParen) else { return arguments }
    while !at(.rightParen) && !at(.endOfFile) {
      let label = parseLabel().label
      arguments.append(ArgumentSyntax(label: label, value: parseInitialValue()))
      if !eat(.comma) { break }
    }
    return arguments
  }
}
