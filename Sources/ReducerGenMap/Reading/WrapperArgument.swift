/// The name in the arguments of a property wrapper.
enum WrapperArgument {
  /// `searchClient` for `(\.searchClient)`, `Search` for `(Search.self)`, `.tracks` for `(.tracks)`.
  /// Nil if there is none, or only the wrapper's first value.
  static func name(in arguments: String) -> String? {
    guard arguments.hasPrefix("("), arguments.hasSuffix(")") else { return nil }
    let all = split(arguments.dropFirst().dropLast())
    let first = all.first { !$0.hasPrefix("value:") && !$0.hasPrefix("wrappedValue:") }
    guard let text = first, !text.isEmpty else { return nil }
    if text.hasPrefix(#"\"#) {
      // Also `\DependencyValues.searchClient`.
      return String(text.drop { $0 != "." }.dropFirst())
    }
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }

  /// The parts between the commas that are outside of brackets and strings, in one line each.
  private static func split(_ text: Substring) -> [String] {
    var depth = 0
    var isString = false
    var last: Character = " "
    var parts = [""]
    for character in text {
      if character == "\"", last != #"\"# { isString.toggle() }
      if !isString, "([{<".contains(character) { depth += 1 }
      if !isString, ")]}>".contains(character), last != "-" { depth -= 1 }
      if character == ",", depth == 0, !isString {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      last = character
    }
    return parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
