import ReducerGenSyntax

/// The name in the arguments of a property wrapper.
enum WrapperArgument {
  /// `searchClient` for `(\.searchClient)`, `Search` for `(Search.self)`, `.tracks` for `(.tracks)`.
  /// Nil if there is none, or only the wrapper's first value.
  static func name(of attribute: AttributeSyntax, in file: ParsedFile) -> String? {
    let argument = file.arguments(of: attribute).first {
      !["value", "wrappedValue"].contains(file.text($0.label))
    }
    guard let argument, !argument.value.isEmpty else { return nil }
    let value = Parser.expression(in: argument.value, of: file.file)
    if let names = value.namesOfKeyPath { return names.joined(separator: ".") }
    let isMetatype = value.kind == .member && value.nameText == "self"
    return line(isMetatype ? value.first?.range ?? value.range : value.range, in: file)
  }

  /// The tokens in one line. What stands between two of them is one space.
  private static func line(_ range: SourceRange, in file: ParsedFile) -> String {
    var text = ""
    for token in file.tokens(in: range).withoutDirectives {
      if !text.isEmpty, !token.trivia.isEmpty { text += " " }
      text += file.text(token.range)
    }
    return text.split(whereSeparator: \.isNewline).map { String($0).trimmed() }
      .joined(separator: " ")
  }
}

extension [Token] {
  /// Without the lines of `#if` and its like.
  fileprivate var withoutDirectives: [Token] {
    var isInDirective = false
    return filter { token in
      switch token.kind {
      case .poundIf, .poundElseif, .poundElse, .poundEndif: isInDirective = true
      default: if token.startsLine { isInDirective = false }
      }
      return !isInDirective
    }
  }
}
