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
    let body = BodyReader(argument.value, in: file)
    let keyPath = body.keyPath(in: argument.value)
    return keyPath?.joined(separator: ".") ?? body.value(in: argument.value)
  }
}
