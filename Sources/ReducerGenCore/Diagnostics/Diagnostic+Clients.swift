/// What can be wrong with a dependency client.
extension Diagnostic {
  static func notAStruct(_ type: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "not-a-struct", at: place,
      "'DependencyClient' is for structs, and '\(type)' is a \(kind)",
      note: "make '\(type)' a struct of closures, or remove the conformance")
  }

  /// - Parameter hidden: the client itself, or a type around it.
  static func hiddenClient(_ type: String, _ hidden: String, at place: SourcePlace) -> Self {
    let subject =
      type == hidden
      ? "'\(type)' is private" : "'\(type)' is inside of '\(hidden)', which is private"
    return Self(
      .error, id: "private-type", at: place,
      "\(subject); generated code stands in another file, which cannot see it",
      note: "make '\(hidden)' internal, or remove 'DependencyClient'")
  }

  static func clientSuppresses(
    _ missing: Suppression, _ name: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: missing.id, at: place,
      "'\(name)' is not \(missing.adjective), and every use of a dependency is handed a copy to keep",
      note: "remove 'DependencyClient', or '\(missing.rawValue)'")
  }

  static func foreignClient(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "foreign-type", at: place,
      "'\(name)' is declared in another module, where its endpoints cannot be read",
      note: "remove the conformance; where '\(name)' is yours, let its own module have it")
  }

  static func silentTestValue(_ type: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "silent-test-value", at: place,
      "every endpoint of '\(type)' has a default, so 'Self()' runs them all in tests and reports "
        + "nothing",
      note: "write '.unimplementedValue', or remove this: it is the test value already")
  }

  static func hiddenEndpoint(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "private-endpoint", at: place,
      "'\(name)' has no value, and the initialiser in the generated file cannot set it",
      note: "make it internal, or give it a value")
  }

  static func propertyWithoutDefault(
    _ name: String, _ type: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "no-default", at: place,
      "'\(name)' has no value, and '\(type)' is not known to be a function or a client, so nobody "
        + "can tell what it is in 'unimplementedValue'",
      note: "give it a value; or, if '\(type)' is a function's type of another module, write the "
        + "type out; or declare 'static var unimplementedValue: Self' in '\(client)'")
  }

  static func endpointWithoutDefault(
    _ name: String, throwing: String, returning result: String, suggestion: String,
    at place: SourcePlace
  ) -> Self {
    let reason =
      throwing.isEmpty
      ? "cannot throw and returns '\(result)'"
      : "throws '\(throwing)' only and returns '\(result)'"
    return Self(
      .error, id: "no-default", at: place,
      "'\(name)' \(reason), so it needs a value for tests that call it unexpectedly",
      note: "write '= \(suggestion)' behind its type: such a call is reported, and then gets this; "
        + "or let it throw")
  }

  static func unseenClosure(_ name: String, _ reason: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "unseen-endpoint", at: place,
      "'\(name)' \(reason), so tests would run it, and nothing would report that",
      note: "make it a 'var' with its type written out that can be set from everywhere in the "
        + "module; or, if tests are to run it, write '// reducergen: ignore' above it")
  }

  static func unknownAttribute(
    _ attribute: String, of name: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "unknown-attribute", at: place,
      "'@\(attribute)' is not known here, so nobody can tell whether it gives '\(name)' a value",
      note: "if it is a global actor, write it in front of the function's type; if it is a "
        + "property wrapper, give '\(name)' a value, or write '// reducergen: ignore' above it")
  }

  static func isolatedEndpoint(_ name: String, _ actor: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "isolated-endpoint", at: place,
      "'\(name)' can only be set on '\(actor)', and a dependency's value is made anywhere",
      note: "write '@Sendable' in front of its type, before any actor: then it can be set anywhere")
  }

  static func unsupportedEndpoint(_ name: String, _ what: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "unsupported-endpoint", at: place,
      "'\(name)' \(what), and a generated closure cannot hand that on",
      note: "change its type, or write '// reducergen: ignore' above it and give it a value")
  }

  static func conditionalEndpoints(_ type: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "conditional-endpoints", at: place,
      "the properties of '\(type)' stand in several '#if's, and its initialiser would need a form for "
        + "each way in which they can hold",
      note: "put them into one '#if', or make '\(type)' internal")
  }

  static func sameMethod(_ title: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "same-method", at: place,
      "another endpoint has the method '\(title)' with the same types already",
      note: "write '// reducergen: method NAME' above one of them")
  }

  static func sameKey(
    _ key: String, of type: String, at place: SourcePlace, other: SourcePlace
  ) -> Self {
    var diagnostic = Self(
      .error, id: "same-key", at: place,
      "'\(type)' would be '\\.\(key)', and so is another client",
      note: "write '// reducergen: key NAME' above one of them, or 'key none'")
    diagnostic.notes.append(Note("the other client is here", at: other))
    return diagnostic
  }

  static func builtInKey(_ key: String, of type: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "same-key", at: place,
      "'\(type)' would be '\\.\(key)', which 'DependencyValues' has already",
      note: "write '// reducergen: key NAME' above it, or 'key none'")
  }
}
