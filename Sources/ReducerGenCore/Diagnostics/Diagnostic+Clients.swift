import ReducerGenSyntax

extension Diagnostic {
  static func silentTestValue(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "silent-test-value", at: place,
      "the endpoints of this test value are the default closures of '\(type)', and \(noFailure)",
      note:
        "write '.unimplementedValue', or remove 'testValue', which is '.unimplementedValue' by default"
    )
  }

  /// - Parameter path: what is written before `()`; empty for `.init()`.
  static func silentCall(
    _ call: String, _ path: String, of type: String, at place: SourcePlace
  ) -> Self {
    Self(
      "silent-defaults", .warning, at: place,
      "the endpoints of this '\(call)' are the default closures of '\(type)', and \(noFailure)",
      note:
        "to make such a test fail, write '\(path).unimplementedValue'; to keep the default closures without this "
        + "warning, declare 'init() {}' in '\(type)'")
  }

  private static let noFailure = "do not fail a test that forgets to override them"

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
      "'\(name)' needs a default value, because generated code cannot create a test value of the type '\(type)'",
      note: "give '\(name)' a default value, or declare 'static let testValue' in '\(client)'")
  }

  static func constantWithoutDefault(
    _ name: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "no-default", at: place,
      "'\(name)' needs a default value: it is a 'let', and test values are generated only for closures in a 'var'",
      note: "make '\(name)' a 'var', give it a default value, or declare 'static let testValue' in "
        + "'\(client)'")
  }

  static func ignoredWithoutDefault(
    _ name: String, in client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "no-default", at: place,
      "'\(name)' needs a default value, because '// reducergen: ignore' excludes '\(name)' from the generated "
        + "test value",
      note: "give '\(name)' a default value, remove '// reducergen: ignore', or declare "
        + "'static let testValue' in '\(client)'")
  }

  static func endpointWithoutDefault(
    _ name: String, throwing: String, returning result: String, suggestion: String,
    at place: SourcePlace
  ) -> Self {
    let lack =
      throwing.isEmpty
      ? "cannot create the '\(result)' to return, and '\(name)' cannot throw"
      : "cannot create the '\(result)' to return or the '\(throwing)' to throw"
    let change = throwing.isEmpty ? "add 'throws'" : "replace 'throws(\(throwing))' with 'throws'"
    return Self(
      "no-default", at: place,
      "'\(name)' needs a default value: if a test calls '\(name)' without overriding it, generated code "
        + lack,
      note: "write '= \(suggestion)' after the type of '\(name)', or \(change)")
  }

  /// - Parameter suggestion: a default value; nil where the endpoint needs none.
  static func unimplementedDefault(
    _ name: String, suggestion: String?, at place: SourcePlace
  ) -> Self {
    Self(
      "unimplemented-default", at: place,
      "each call of '\(name)' would be reported twice: by generated code, and by 'unimplemented(…)'",
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
      "if a test calls '\(name)' without overriding it, the call is reported, and then the '\(function)' of the "
        + "default value ends the whole test run",
      note: suggestion.map { "write '= \($0)' instead" } ?? "remove the default value")
  }

  /// The reason why generated code cannot replace the default value of an endpoint.
  enum UnseenClosure { case untyped, hiddenSetter }

  static func unseenClosure(
    _ name: String, _ reason: UnseenClosure, at place: SourcePlace
  ) -> Self {
    let (fact, fix) =
      switch reason {
      case .untyped: ("has no written type", "write the type of '\(name)'")
      case .hiddenSetter:
        ("cannot be set from another file", "make the setter of '\(name)' internal")
      }
    return Self(
      "unseen-endpoint", at: place,
      "'\(name)' cannot be an endpoint, because it \(fact)",
      note:
        "\(fix); if '\(name)' is not meant to be an endpoint, write '// reducergen: ignore' above it"
    )
  }

  static func unknownAttribute(
    _ attribute: String, of name: String, at place: SourcePlace
  ) -> Self {
    Self(
      "unknown-attribute", at: place,
      "'@\(attribute)' is declared in another module, so the generator cannot tell whether it is a property "
        + "wrapper or a global actor",
      note:
        "if it is a global actor, move it before the function type; if it is a property wrapper, either "
        + "give '\(name)' a default value or write '// reducergen: ignore' above '\(name)'")
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

  static func sameMethod(
    _ title: String, of first: String, _ second: String, at place: SourcePlace
  ) -> Self {
    Self(
      "same-method", at: place,
      "the endpoints '\(first)' and '\(second)' would have the same method '\(title)'",
      note:
        "rename one of the two methods: write '// reducergen: method NAME' above '\(first)' or '\(second)'"
    )
  }

  static func keyOfGenericClient(at place: SourcePlace) -> Self {
    Self(
      "misplaced-directive", at: place,
      "a generic client, or a client in a generic type, cannot have a key",
      note: "remove this directive")
  }

  static func sameKey(
    _ key: String, of type: String, at place: SourcePlace, other: String, at otherPlace: SourcePlace
  ) -> Self {
    Self(
      "same-key", at: place, "two clients would get the key '\\.\(key)': '\(other)' and '\(type)'",
      note: "write '// reducergen: key NAME' or '// reducergen: key none' above one of them",
      Note("'\(other)' is declared here", at: otherPlace))
  }

  static func keyOfTypeName(_ key: String, of type: String, at place: SourcePlace) -> Self {
    Self(
      "same-key", at: place,
      "'\(type)' would get the key '\\.\(key)', but in 'DependencyValues' that name would hide the type",
      note: "write '// reducergen: key NAME' or '// reducergen: key none' above '\(type)'")
  }

  static func builtInKey(_ key: String, of type: String, at place: SourcePlace) -> Self {
    Self(
      "same-key", at: place,
      "'\(type)' would get the key '\\.\(key)', which 'DependencyValues' already declares",
      note: "write '// reducergen: key NAME' or '// reducergen: key none' above '\(type)'")
  }
}
