/// What the first argument of a property wrapper names.
enum WrapperArgument {
  /// `searchClient` for `(\.searchClient)`, `Search` for `(Search.self)`, `.tracks` for `(.tracks)`.
  /// Nil if there is none, or only the wrapper's first value.
  static func name(in arguments: String) -> String? {
    guard arguments.hasPrefix("("), arguments.hasSuffix(")") else { return nil }
    var text = first(of: arguments.dropFirst().dropLast())
    text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty || text.hasPrefix("value:") || text.hasPrefix("wrappedValue:") { return nil }
    if text.hasPrefix(#"\"#) {
      // Also `\DependencyValues.searchClient`.
      return String(text.drop { $0 != "." }.dropFirst())
    }
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }

  /// The text to the first comma outside of brackets and strings.
  private static func first(of text: Substring) -> String {
    var depth = 0
    var isString = false
    var end = text.startIndex
    for character in text {
      if character == "\"" { isString.toggle() }
      if !isString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if character == ",", depth == 0 { break }
      }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }
}
