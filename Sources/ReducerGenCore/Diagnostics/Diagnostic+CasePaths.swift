/// What can be wrong with an enum that is to have case paths.
extension Diagnostic {
  static func notAnEnum(_ type: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "not-an-enum", at: place,
      "'CasePathable' is for enums, and '\(type)' is a \(kind)",
      note: "remove the conformance, or make '\(type)' an enum")
  }

  /// - Parameter hidden: the type itself, or one around it.
  static func hiddenType(
    _ type: String, _ hidden: String, hasConformance: Bool, at place: SourcePlace
  ) -> Self {
    let subject =
      type == hidden
      ? "'\(type)' is private" : "'\(type)' is inside of '\(hidden)', which is private"
    return Self(
      .error, id: "private-type", at: place,
      "\(subject); generated code stands in another file, which cannot see it",
      note: "make '\(hidden)' internal, or "
        + (hasConformance
          ? "remove 'CasePathable'" : "write '// reducergen: ignore' above '\(type)'"))
  }

  static func ignoredConformance(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "ignored-conformance", at: place,
      "'\(name)' says that code is generated for it, and a directive says to generate nothing for it",
      note: "remove the conformance, or '// reducergen: ignore'")
  }

  static func foreignType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "foreign-type", at: place,
      "'\(name)' is declared in another module, where its cases cannot be read",
      note: "remove the conformance; where '\(name)' is yours, let its own module have it")
  }

  static func localType(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "local-type", at: place,
      "'\(name)' is declared inside of a body; generated code in another file cannot name it",
      note: "move '\(name)' out of the body")
  }

  static func suppresses(_ missing: Suppression, _ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: missing.id, at: place,
      "'\(name)' is not \(missing.adjective), and a case path hands out \(missing.handedOut)",
      note: "remove 'CasePathable', or '\(missing.rawValue)'")
  }

  static func shadowedPayload(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "reserved-name", at: place,
      "inside of this enum, '\(name)' means its generated case paths",
      note: "rename the type that you mean, or write what it is declared in before its name")
  }

  static func takesSuppressed(
    _ missing: Suppression, _ name: String, at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: missing.id, at: place,
      "'\(name)' is generic over what is not \(missing.adjective), and a case path hands out "
        + missing.handedOut,
      note: "remove 'CasePathable', or '\(missing.rawValue)'")
  }

  static func autoclosure(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "autoclosure", at: place,
      "'\(name)' takes an autoclosure, and a case path has a value to make the case from",
      note: "remove '@autoclosure', or write '// reducergen: ignore' above the case")
  }

  static func conditionallyUnavailable(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "conditionally-unavailable", at: place,
      "'\(name)' is unavailable in some builds only, so its case path would have to be, too",
      note: "put the whole case into an '#if'")
  }

  static func constrainedExtension(_ name: String, at place: SourcePlace) -> Self {
    Self(
      .error, id: "constrained-extension", at: place,
      "'\(name)' is declared in a constrained extension; generated code cannot extend it",
      note: "declare '\(name)' in the type itself, or in an extension without a 'where' clause")
  }

  static func overloadedCase(_ name: String, at place: SourcePlace, other: SourcePlace) -> Self {
    var diagnostic = Self(
      .error, id: "overloaded-case", at: place,
      "'\(name)' is the name of two cases, so a key path could mean either",
      note: "rename one of them")
    diagnostic.notes.append(Note("the other '\(name)' is here", at: other))
    return diagnostic
  }

  static func reservedName(
    _ name: String, of code: String = "case paths of this enum", isByHand: Bool = false,
    at place: SourcePlace
  ) -> Self {
    Self(
      .error, id: "reserved-name", at: place,
      "'\(name)' is a name that the generated \(code) need",
      note: isByHand
        ? "write 'reducergen: ignore' above an enum that conforms by hand" : "rename it")
  }
}

extension Suppression {
  fileprivate var handedOut: String {
    switch self {
    case .copyable: "copies of what a case holds"
    case .escapable: "what a case holds"
    }
  }
}
