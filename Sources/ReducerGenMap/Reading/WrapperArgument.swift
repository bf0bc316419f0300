import ReducerGenIndex
import ReducerGenSyntax

/// The name in the arguments of a property wrapper.
enum WrapperArgument {
  /// `searchClient` for `(\.searchClient)`, `Search` for `(Search.self)`, `.tracks` for `(.tracks)`.
  /// Nil if there is none, or only the wrapper's first value.
  static func name(of attribute: AttributeSyntax, in file: ParsedFile) -> String? {
    let argument = file.arguments(of: attribute).first {
      !["value", "wrappedValue"].contains(file.text($0.label))
    }
    guard let argument else { return nil }
    var tokens = file.tokens(in: argument.value)[...]
    if tokens.first?.kind == .backslash {
      // Also `\DependencyValues.searchClient`.
      tokens = tokens.drop { $0.kind != .period }.dropFirst()
    } else if tokens.count > 2, tokens.last?.keyword == .`self` {
      tokens = tokens.dropLast(2)
    }
    return tokens.isEmpty ? nil : line(tokens, in: file)
  }

  /// The tokens in one line. What stands between two of them is one space.
  private static func line(_ tokens: ArraySlice<Token>, in file: ParsedFile) -> String {
    var text = ""
    for token in tokens {
      if !text.isEmpty, !token.trivia.isEmpty { text += " " }
      text += file.text(token.range)
    }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
