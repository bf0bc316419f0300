import ReducerGenSyntax

/// A value as its tokens, so that comments and line breaks do not matter: `Row(id: 1)`.
struct SpelledValue: Equatable, Sendable {
  /// `Row`; all of it, if it is not a call.
  let head: String
  /// From the first parenthesis on. A comma at the end of arguments or elements is left out.
  let rest: [String]

  init(_ source: String) {
    let file = SourceFile(path: "", text: source)
    let tokens = file.tokens
    let head = tokens.prefix { $0.kind != .leftParen }
    self.head = head.map { file.text($0.range) }.joined()
    rest = tokens.indices.dropFirst(head.count).compactMap { index in
      let isLast = [.rightParen, .rightSquare].contains(tokens.dropFirst(index + 1).first?.kind)
      return tokens[index].kind == .comma && isLast ? nil : file.text(tokens[index].range)
    }
  }

  /// A name is as short as a call without arguments.
  var isCallWithArguments: Bool {
    rest.count > 2 && (head.first?.isUppercase == true || head == ".init")
  }

  /// Whether the value is the same, if it is written in full.
  func isSame(asWritten value: SpelledValue) -> Bool {
    if value == self { return true }
    guard value.rest == rest else { return false }
    return ["Self", ".init"].contains(head) || value.head.hasSuffix("." + head)
  }
}
