extension Diagnostic {
  static func notAStruct(_ type: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      "not-a-struct", at: place,
      "'DependencyClient' works with structs only, and '\(type)' is a \(kind)",
      note: "make '\(type)' a struct whose properties are closures, or remove the conformance")
  }

  static func clientSuppresses(
    _ missing: Suppression, _ name: String, at place: SourcePlace
  ) -> Self {
    Self(
      missing.id, at: place,
      "'\(name)' is not \(missing.adjective), but dependencies are copied wherever they are used",
      note: "remove '~\(missing.rawValue)', or remove 'DependencyClient'")
  }

  static func foreignClient(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "foreign-type", at: place,
      "'\(name)' is declared in another module, so the generator cannot read its endpoints",
      note: "remove the conformance; if '\(name)' is yours, add the conformance in its own module")
  }

  static func silentTestValue(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "silent-test-value", at: place,
      "this test value keeps the default closures of '\(type)', so a test that calls one of them does not "
        + "fail",
      note: "write '.unimplementedValue', or remove 'testValue': the generated test value is "
        + "'.unimplementedValue'")
  }

  /// - Parameter path: what is written before `()`; empty for `.init()`.
  static func silentCall(
    _ call: String, _ path: String, of type: String, at place: SourcePlace
  ) -> Self {
    Self(
      "silent-defaults", .warning, at: place,
      "'\(call)' keeps the default closures of '\(type)', so a test that calls one of them does not "
        + "fail",
      note:
        "write '\(path).unimplementedValue' if a call should fail the test; declare 'init() {}' in "
        + "'\(type)' if the default closures should run")
  }

  static func hiddenEndpoint(_ name: String, in client: String, at place: SourcePlace) -> Self {
    Self(
      "private-endpoint", at: place,
      "'\(name)' has no default value, and generated code in another file cannot set it",
      note:
        "make '\(name)' internal, give it a default value, or declare 'static let testValue' in "
        + "'\(client)'")
  }

  static func propertyWithoutDefault(
    _ name: String, _ type: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "no-default", at: place,
      "'\(name)' has no default value, and '\(type)' is not a dependency with a test value",
      note: "give '\(name)' a default value, or declare 'static let testValue' in '\(client)'")
  }

  static func constantWithoutDefault(
    _ name: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "no-default", at: place,
      "'\(name)' needs a default value: a 'let' is not an endpoint",
      note: "make '\(name)' a 'var', give it a default value, or declare 'static let testValue' in "
        + "'\(client)'")
  }

  static func ignoredWithoutDefault(
    _ name: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "no-default", at: place,
      "'\(name)' needs a default value: '// reducergen: ignore' above it means that it is not an endpoint",
      note: "give '\(name)' a default value, remove '// reducergen: ignore', or declare "
        + "'static let testValue' in '\(client)'")
  }

  static func endpointWithoutDefault(
    _ name: String, throwing: String, returning result: String, suggestion: String,
    at place: SourcePlace
  ) -> Self {
    let reason =
      throwing.isEmpty
      ? "a non-throwing endpoint that returns '\(result)'"
      : "an endpoint that throws only '\(throwing)' and returns '\(result)'"
    let change =
      throwing.isEmpty
      ? "make the endpoint throwing" : "let the endpoint throw any error, with 'throws' alone"
    return Self(
      "no-default", at: place, "'\(name)' needs a default value: it is \(reason)",
      note:
        "write '= \(suggestion)' after its type, or \(change); an unexpected call in a test is "
        + "reported, and then returns the default")
  }

  /// - Parameter suggestion: a default value; nil where the endpoint needs none.
  static func unimplementedDefault(
    _ name: String, suggestion: String?, at place: SourcePlace
  ) -> Self {
    Self(
      "unimplemented-default", at: place,
      "'unimplemented(…)' would report each call to '\(name)' a second time; generated code "
        + "already reports it",
      note: suggestion.map { "replace 'unimplemented(…)' with '\($0)'" }
        ?? "remove '= unimplemented(…)'")
  }

  /// - Parameters:
  ///   - function: `fatalError`.
  ///   - suggestion: a default value; nil where the endpoint needs none.
  static func fatalDefault(
    _ name: String, _ function: String, suggestion: String?, at place: SourcePlace
  ) -> Self {
    Self(
      "fatal-default", .warning, at: place,
      "a test that calls '\(name)' without overriding it ends the whole test run, because the default value "
        + "calls '\(function)'",
      note: suggestion.map { "write '= \($0)': the call is reported, and the test goes on" }
        ?? "remove the default value: the call is reported, and the test goes on")
  }

  static func unseenClosure(_ name: String, _ reason: String, at place: SourcePlace) -> Self {
    Self(
      "unseen-endpoint", at: place,
      "'\(name)' \(reason), so a test that calls it would run this closure and not fail",
      note:
        "make '\(name)' a 'var' that is not private, and write its type; if tests are meant to run "
        + "the closure, write '// reducergen: ignore' above it")
  }

  static func unknownAttribute(
    _ attribute: String, of name: String, at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-attribute", at: place,
      "'@\(attribute)' is declared in another module, so the generator cannot tell whether it is a property "
        + "wrapper or a global actor",
      note:
        "if it is a global actor, move it in front of the function type; if it is a property wrapper, "
        + "give '\(name)' a default value, or write '// reducergen: ignore' above it")
  }

  static func isolatedEndpoint(_ name: String, _ actor: String, at place: SourcePlace) -> Self {
    Self(
      "isolated-endpoint", at: place,
      "'\(name)' can only be set on '\(actor)', but dependencies are created on any thread",
      note: "write '@Sendable' before its type")
  }

  static func unsupportedEndpoint(_ name: String, _ reason: String, at place: SourcePlace) -> Self {
    Self(
      "unsupported-endpoint", at: place, "no code can be generated for '\(name)': it \(reason)",
      note: "change its type; or write '// reducergen: ignore' above it and give it a default value"
    )
  }

  static func conditionalEndpoints(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "conditional-endpoints", at: place,
      "the properties of '\(type)' are in several '#if' blocks, so '\(type)' would need an initialiser for "
        + "each combination of the conditions",
      note: "put the properties into one '#if' block, or make '\(type)' internal")
  }

  static func sameMethod(_ title: String, at place: SourcePlace) -> Self {
    Self(
      "same-method", at: place,
      "another endpoint already has a method '\(title)' with the same parameter types",
      note: "write '// reducergen: method NAME' above one of the two")
  }

  static func sameKey(
    _ key: String, of type: String, at place: SourcePlace, other: String, at otherPlace: SourcePlace
  ) -> Self {
    Self(
      "same-key", at: place, "two clients would get the key '\\.\(key)': '\(other)' and '\(type)'",
      note: "write '// reducergen: key NAME' or '// reducergen: key none' above one of them",
      Note("'\(other)' is declared here", at: otherPlace))
  }

  static func builtInKey(_ key: String, of type: String, at place: SourcePlace) -> Self {
    Self(
      "same-key", at: place,
      "'\(type)' would get the key '\\.\(key)', which 'DependencyValues' already declares",
      note: "write '// reducergen: key NAME' or '// reducergen: key none' above '\(type)'")
  }
}
