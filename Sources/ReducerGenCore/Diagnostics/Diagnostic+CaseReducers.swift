extension Diagnostic {
  static func caseReducerNotAnEnum(_ type: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      "not-an-enum", at: place, "'CaseReducer' is for enums, but '\(type)' is a \(kind)",
      note: "conform to 'Reducer' instead, or make '\(type)' an enum")
  }

  static func caseReducerSuppresses(
    _ missing: Suppression, _ name: String, isGeneric: Bool, at place: SourcePlace
  ) -> Self {
    let subject = "'\(name)'" + (isGeneric ? " has a generic parameter that" : "")
    return Self(
      missing.id, at: place,
      "\(subject) is not \(missing.adjective), but the state of a reducer is copied",
      note: "remove '~\(missing.rawValue)', or remove 'CaseReducer'")
  }

  static func foreignCaseReducer(_ name: String, at place: SourcePlace) -> Self {
    Self(
      "foreign-type", at: place,
      "'\(name)' is declared in another module, so the generator cannot read its cases",
      note: "add the conformance in the module of '\(name)'")
  }

  static func payloadIsNoReducer(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "not-a-reducer", at: place, "'\(type)' is not a reducer",
      note:
        "write '// reducergen: ignore' above the case to keep the payload in the state, or conform "
        + "'\(type)' to 'Reducer'")
  }

  static func reducerNeedsArguments(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "reducer-needs-arguments", at: place, "'\(type)' cannot be made without arguments",
      note: "write a default value in the case: '(\(type) = \(type)(…))'")
  }

  static func instanceBody(at place: SourcePlace) -> Self {
    Self(
      "instance-body", at: place, "the 'body' of a case reducer is static",
      note: "write 'static var body', or remove it")
  }

  static func memberNotAnEnum(_ name: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      "not-an-enum", at: place,
      "the '\(name)' of a case reducer is an enum, but this is a \(kind)",
      note: "make it an enum, or remove it")
  }

  static func missingCases(
    _ name: String, _ cases: [String], of reducer: String, at place: SourcePlace
  ) -> Self {
    let list = cases.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      "missing-cases", at: place,
      "'\(reducer)' has cases that this '\(name)' does not have: \(list)",
      note: "add them to '\(name)', or remove '\(name)', so that it is generated")
  }

  static func surplusCases(
    _ name: String, _ cases: [String], of reducer: String, at place: SourcePlace
  ) -> Self {
    let list = cases.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      "surplus-cases", at: place,
      "this '\(name)' has cases that '\(reducer)' does not have: \(list)",
      note: "remove them, or add them to '\(reducer)'")
  }

  /// - Parameter type: the generated type: `Destination.State`.
  static func sendableExtension(
    _ type: String, of reducer: String, at place: SourcePlace
  ) -> Self {
    Self(
      "sendable-extension", at: place,
      "'\(type)' is declared in generated code, and only the file of a type can make it 'Sendable'",
      note: "remove the conformance, and write '// reducergen: sendable' above '\(reducer)'")
  }
}
