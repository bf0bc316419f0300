extension Diagnostic {
  static func notAnEnum(_ type: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      "not-an-enum", at: place, "'CasePathable' is for enums, but '\(type)' is a \(kind)",
      note: "remove the conformance, make '\(type)' an enum, or write 'AllCasePaths' and "
        + "'static var allCasePaths' yourself")
  }

  static func ignoredConformance(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "ignored-conformance", at: place,
      "'// reducergen: ignore' turns off the generated code that the conformance of '\(name)' needs",
      note: "remove the conformance or '// reducergen: ignore'")
  }

  static func foreignType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "foreign-type", at: place,
      "'\(name)' is declared in another module, so the generator cannot read its cases",
      note: "add the conformance in the module of '\(name)', or write 'AllCasePaths' and "
        + "'static var allCasePaths' in this extension")
  }

  static func localType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "local-type", at: place,
      "'\(name)' is declared inside a function or closure, so generated code in another file cannot "
        + "name it",
      note: "move '\(name)' out of the function or closure")
  }

  /// - Parameter isGeneric: a generic parameter of the type suppresses it, rather than the type itself.
  static func suppresses(
    _ missing: Suppression, _ name: String, isGeneric: Bool, at place: SourcePlace
  ) -> Self {
    let subject = "'\(name)'" + (isGeneric ? " has a generic parameter that" : "")
    let verb = missing == .copyable ? "copy values" : "return values"
    return Self(
      missing.id, at: place,
      "\(subject) is not \(missing.adjective), but case paths \(verb) out of the enum",
      note: "remove 'CasePathable' or '~\(missing.rawValue)'")
  }

  static func shadowedPayload(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "reserved-name", at: place,
      "inside this enum, '\(name)' refers to a generated type, not to your own type",
      note: "rename your type, or qualify it with the name of its parent type or module")
  }

  static func autoclosure(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "autoclosure", at: place,
      "the payload of '\(name)' is an autoclosure, but a case path makes the case from a value",
      note: "remove '@autoclosure', or write '// reducergen: ignore' above the case")
  }

  static func conditionallyUnavailable(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "conditionally-unavailable", at: place,
      "'\(name)' is marked unavailable inside '#if', and generated code cannot repeat that condition",
      note: "put the case inside '#if'")
  }

  static func constrainedExtension(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "constrained-extension", at: place,
      "'\(name)' is declared in a constrained extension, so generated code cannot extend it",
      note: "declare '\(name)' in the type itself, or in an extension without a 'where' clause")
  }

  static func overloadedCase(_ name: String, at place: SourcePlace, other: SourcePlace) -> Self {
    Self(
      "overloaded-case", at: place,
      "two cases have the name '\(name)', so a key path could mean either",
      note: "rename one of them", Note("the other '\(name)' is here", at: other))
  }

  static func reservedName(
    _ name: String, of code: String = "case paths of this enum", canBeByHand: Bool = false,
    at place: SourcePlace
  ) -> Self {
    Self(
      "reserved-name", at: place, "the name '\(name)' is reserved for the generated \(code)",
      note: canBeByHand
        ? "rename it; or, to write the case paths yourself, declare 'static var allCasePaths' too"
        : "rename it")
  }
}
