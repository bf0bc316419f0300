import ReducerGenSyntax

extension Diagnostic {
  /// The kind of type that is not a reducer.
  enum NoReducer {
    /// A type of the target that could conform to `Reducer`.
    case conformable
    /// `any P`, or a protocol of the target.
    case protocolType
    case other
  }

  static func payloadIsNoReducer(
    _ type: String, _ kind: NoReducer, at place: SourcePlace
  ) -> Self {
    let fact =
      kind == .protocolType
      ? "'\(type)' is a protocol type, but the payload of a case must be a concrete reducer"
      : "'\(type)' is not a reducer"
    let fix =
      switch kind {
      case .conformable: "conform '\(type)' to 'Reducer'; "
      case .protocolType: "write the type of the reducer; "
      case .other: ""
      }
    return Self(
      "not-a-reducer", at: place, fact,
      note: fix
        + "if the payload is not meant to be a reducer, write '// reducergen: ignore' above the case"
    )
  }

  static func payloadIsABody(of type: String, at place: SourcePlace) -> Self {
    Self(
      "body-as-payload", at: place,
      "'\(type).body' is on the main actor, so it cannot be the default value of a case",
      note: "write '(\(type))', which runs the reducer of '\(type)', too")
  }

  static func reducerNeedsArguments(_ type: String, at place: SourcePlace) -> Self {
    Self(
      "reducer-needs-arguments", at: place,
      "'\(type)' cannot be created by generated code, because its initialiser takes arguments",
      note: "give the payload a default value: '(\(type) = \(type)(…))'")
  }

  static func genericReducer(_ parameter: String, at place: SourcePlace) -> Self {
    Self(
      "reducer-needs-arguments", at: place,
      "'\(parameter)' is a generic parameter, so generated code cannot create a value of this type",
      note:
        "constrain '\(parameter)' to a protocol that requires 'init()', and replace '(\(parameter))' with "
        + "'(\(parameter) = \(parameter)())'"
    )
  }

  static func instanceBody(at place: SourcePlace) -> Self {
    Self(
      "instance-body", at: place, "the 'body' of a 'CaseReducer' must be static",
      note: "write 'static var body', or remove 'body' to have it generated")
  }

  static func memberNotAnEnum(_ name: String, _ kind: String, at place: SourcePlace) -> Self {
    Self(
      "not-an-enum", at: place,
      "the '\(name)' of a 'CaseReducer' must be an enum, but this is a \(kind)",
      note: "make '\(name)' an enum, or remove '\(name)' to have it generated")
  }

  static func missingCases(
    _ name: String, _ cases: [String], of reducer: String, at place: SourcePlace
  ) -> Self {
    let list = cases.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      "missing-cases", at: place,
      "'\(reducer)' has cases that this '\(name)' does not have: \(list)",
      note: "add them to '\(name)', or remove '\(name)' to have it generated")
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

  /// - Parameters:
  ///   - type: the generated type: `Destination.State`.
  ///   - implying: the protocol in the extension, if it is not `Sendable` but inherits it.
  static func sendableExtension(
    _ type: String, of reducer: String, implying: String?, at place: SourcePlace
  ) -> Self {
    let fix = "write '// reducergen: sendable' above '\(reducer)'"
    return Self(
      "sendable-extension", at: place,
      implying.map {
        "'\($0)' inherits 'Sendable', but the generated '\(type)' does not declare 'Sendable'"
      }
        ?? "'\(type)' is declared in a generated file, so its conformance to 'Sendable' can only be '@unchecked' "
        + "here",
      note: implying == nil ? "remove the conformance, and \(fix)" : fix)
  }
}
