/// What is generated for an enum of reducers.
struct CaseReducerModel {
  var header: TypeHeader
  var cases: [CaseReducerCase]
  /// `indirect enum`: the generated enums are, too.
  var isIndirect: Bool
  /// The members that the target does not declare.
  var supplies: Set<Member>
  /// A `State` of the target's own conforms to `CaseReducerState` already, and has a `StateReducer`.
  var hasStateConformance = false
  var hasStateReducer = false
  /// `Sendable` stands on the generated `State`, and on the generated `Action`.
  var isStateSendable = false
  var isActionSendable = false
  /// The witnesses of conformances that extensions of the generated types declare.
  var witnesses: [WitnessesModel] = []

  enum Member: String { case state, action, body, caseScope, scope }

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
  /// The first names of types in it that are no types of the target.
  var importedNames: Set<String>
  /// How generated code names its case paths: `.init(2)`.
  var statePath = ""
  var actionPath = ""
  var documentation: [String]
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
  /// Its declaration.
  var declaration: DeclarationSyntax

  /// The payloads of the generated cases. Types are qualified.
  enum Payload {
    /// `Detail`, whose `State` and `Action` they are.
    case reducer(String)
    /// The fields of a state that no reducer runs on, and its action, if there is one.
    case kept([PayloadField], action: String?)

    var state: [PayloadField] {
      switch self {
      case .reducer(let type): [PayloadField(type: type + ".State")]
      case .kept(let fields, _): fields
      }
    }

    var action: String {
      switch self {
      case .reducer(let type): type + ".Action"
      case .kept(_, let action): action ?? "Swift.Never"
      }
    }

    /// In `CaseScope`.
    var scope: [PayloadField] {
      switch self {
      case .reducer(let type): [PayloadField(type: "GeneratedSupport.StoreOf<\(type)>")]
      case .kept(let fields, _): fields
      }
    }
  }

  /// How the reducer is made.
  enum Child {
    /// `Detail()`, `Path.body`.
    case expression(String)
    /// By the default value of the case, which generated code takes out of `Self.detail()`.
    case defaultValue
  }
}

/// Functions that an extension without them asks for: `extension Destination.State: Equatable {}`. The compiler
/// supplies them only in the file of the type.
struct WitnessesModel {
  /// `Destination.State`.
  var type: String
  var kinds: Set<Kind>
  /// The `where` clause of the extension.
  var whereClause: String
  /// The condition of the `#if`s around the extension.
  var condition: String
  var attributes: [String]
  var payloads: [[PayloadField]]

  enum Kind: String, CaseIterable {
    case equatable, hashable, encodable, decodable

    var name: String { SwiftName.upperFirst(rawValue) }
  }
}
