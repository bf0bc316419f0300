import ReducerGenSyntax

extension Diagnostic {
  static func sameClientName(
    _ client: String, of interface: String, at place: SourcePlace, other: SourcePlace
  ) -> Self {
    Self(
      "same-client", at: place,
      "the client of '\(interface)' would be called '\(client)', which is the name of another type",
      note: "write '// reducergen: name NAME' above '\(interface)'",
      Note("'\(client)' is declared here", at: other))
  }

  static func foreignRequirements(
    _ name: String, of interface: String, client: String, at place: SourcePlace
  ) -> Self {
    Self(
      "foreign-requirements", at: place,
      "'\(name)' is declared in another module, so the generator cannot read what it requires of '\(interface)'",
      note:
        "implement its requirements in 'extension \(client) { … }', whose other members are still generated"
    )
  }

  static func superclassOfInterface(
    _ name: String, of interface: String, at place: SourcePlace
  ) -> Self {
    Self(
      "superclass", at: place,
      "'\(interface)' asks for subclasses of '\(name)', and no client of closures can be one",
      note: "replace the superclass of '\(interface)' by a protocol, or by 'AnyObject'")
  }

  /// - Parameter isType: Whether it is an associated type.
  static func unsupportedRequirement(
    _ title: String, _ reason: String, isType: Bool, of interface: String, client: String,
    at place: SourcePlace
  ) -> Self {
    Self(
      "unsupported-requirement", at: place, "no closure can stand for '\(title)': it \(reason)",
      note: isType
        ? "replace '\(title)' by a type, or remove 'DependencyInterface'"
        : "implement '\(title)' in 'extension \(client) { … }' or in 'extension \(interface) { … }', "
          + "or change it")
  }

  static func reservedRequirement(_ title: String, client: String, at place: SourcePlace) -> Self {
    Self(
      "reserved-name", at: place, "'\(client)' has a member '\(title)' of its own",
      note: "rename the requirement")
  }

  static func sameEndpoint(_ title: String, _ name: String, at place: SourcePlace) -> Self {
    Self(
      "same-endpoint", at: place,
      "the closure of '\(title)' would have the name of another one: '\(name)'",
      note: "write '// reducergen: name NAME' above the requirement")
  }

  static func requirementWithoutDefault(
    _ title: String, returning result: String, throwing error: String, at place: SourcePlace
  ) -> Self {
    let lack =
      error.isEmpty
      ? "cannot create the '\(result)' to return, and '\(title)' cannot throw"
      : "cannot create the '\(result)' to return or the '\(error)' to throw"
    return Self(
      "no-default", at: place,
      "'\(title)' needs a default value: if a test calls '\(title)' without overriding it, generated code \(lack)",
      note: "write '// reducergen: default VALUE' above the requirement")
  }
}
