import ReducerGenSyntax

/// What is generated for an enum of reducers.
struct CaseReducerModel {
  var header: TypeHeader
  var cases: [CaseReducerCase]
  /// `indirect enum`: the generated enums are, too.
  var isIndirect: Bool
  /// The members that the target does not declare.
  var supplies: Set<Member>
  /// A `State` of the target's own conforms to `CaseReducerState` already, and has a
  /// `StateReducer`.
  var hasStateConformance = false
  var hasStateReducer = false
  /// `Sendable` stands on the generated `State`, and on the generated `Action`.
  var isStateSendable = false
  var isActionSendable = false
  /// The witnesses of conformances that extensions of the generated types declare.
  var witnesses: [WitnessesModel] = []

  enum Member { case state, action, body, caseScope, scope }

  /// Some case is deprecated. Then the members that use it must be deprecated, too.
  var isDeprecated: Bool { cases.contains(where: \.isDeprecated) }

  var hasEphemeralCases: Bool { cases.contains(where: \.isEphemeral) }
}

/// One case of an enum of reducers, and the cases that are generated for it.
struct CaseReducerCase {
  /// As written, with its back-ticks.
  var name: String
  var payload: Payload
  /// The reducer to run for its actions.
  var child: Child?
  /// `indirect case`.
  var isIndirect: Bool
  /// The state is gone after any action: an alert, a dialog.
  var isEphemeral: Bool
  var isDeprecated: Bool
  /// It cannot be made, and a `switch` need not mention it.
  var isUnavailable: Bool
  /// The first names of types in it that are not types of the target.
  var importedNames: Set<String>
  /// The number of available cases before it.
  var position = 0
  var documentation: [String]
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]

  /// The payloads of the generated cases. Types are qualified.
  enum Payload {
    /// `Detail`, whose `State` and `Action` they are.
    case reducer(String)
    /// The fields of a state that no reducer runs on, and its action, if there is one.
    case kept([PayloadField], action: String?)
  }

  /// How the reducer is made.
  enum Child {
    /// `Detail()`.
    case initializer
    /// `Path.body`, of an enum of reducers.
    case body
    /// By the default value of the case, which generated code takes out of `Self.detail()`.
    case defaultValue
  }

  /// Those of its action. A case with a payload, even `Never`, cannot have a version.
  var actionAttributes: [CopiedAttribute] {
    if case .kept(let fields, _) = payload, fields.isEmpty {
      return attributes.filter(\.isForAllPlatforms)
    }
    return attributes
  }
}

/// Functions that an extension without them asks for: `extension Destination.State: Equatable {}`.
/// The compiler supplies them only in the file of the type.
struct WitnessesModel {
  /// `Destination.State`.
  var type: String
  var kinds: Set<Kind>
  /// The `where` clause of the extension.
  var whereClause: String
  /// The condition of the `#if`s around the extension.
  var condition: String
  var attributes: [String]
  var cases: [Case]

  struct Case {
    var name: String
    /// Its place among all cases of the enum.
    var index: Int
    var fields: [PayloadField]
    var clauses: [ClauseSyntax]
  }

  enum Kind: String, CaseIterable {
    case equatable, hashable, encodable, decodable

    var name: String { SwiftName.upperFirst(rawValue) }
  }
}
