/// What is generated for one enum: decided, ready to be printed.
struct CasePathsModel {
  /// `Feature.Action`, as `extension` takes it.
  var type: String
  /// The same with its generic parameters, as its own extension names it in a signature.
  var fullType: String
  var access: Access
  /// `@available(…)` and `@_spi(…)` of the enum and of the types around it.
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
  var conformance: Conformance
  var cases: [CaseModel]
  /// One of its cases leads to the cases of what it carries, or such a case leads to its own.
  var isJoined = false
  /// Some cases are left out by a directive.
  var isPartial: Bool
  /// Some case outside of `#if` is known to have a value.
  var hasPossibleCase: Bool
  /// Some case is deprecated: what makes it must be, too, or it is warned about.
  var isDeprecated: Bool

  /// What it is printed by, if that is not the built-in template.
  var template: ChosenTemplate?

  /// Some case stands in `#if`, which an array literal has no room for.
  var isConditional: Bool { cases.contains { !$0.clauses.isEmpty } }

  /// A `switch` over the cases is exhaustive without a default, and has a case that some value is
  /// of, whatever `#if` leaves out: else the compiler would report an error.
  var isSwitched: Bool { !isPartial && hasPossibleCase }

  /// What the generated extension has to declare.
  enum Conformance {
    /// Nothing: the user has written `CasePathIterable`.
    case written
    /// What every enum gets.
    case casePathIterable
    /// A reducer's state: its cases are members, too.
    case caseMemberLookup
  }
}

/// The argument of `// reducergen: template NAME`.
struct ChosenTemplate {
  var name: String
  var place: SourcePlace
}

/// One case of an enum.
struct CaseModel {
  /// As written, with its back-ticks.
  var name: String
  var payload: Payload
  /// The first names of the types in it, as they are written.
  var typeNames: Set<String>
  /// The type of the payload, if its cases are generated for this target, too.
  var nested: ObjectIdentifier?
  /// The lines of its documentation, without indentation.
  var documentation: [String]
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
}

/// An attribute that a generated declaration repeats: `@available(macOS 15, *)`.
struct CopiedAttribute {
  var text: String
  /// What it stands in inside of its declaration's attributes.
  var clauses: [ClauseSyntax]
}

/// What a case holds.
enum Payload: Equatable {
  case none
  case single(PayloadField)
  case several([PayloadField])

  var fields: [PayloadField] {
    switch self {
    case .none: []
    case .single(let field): [field]
    case .several(let fields): fields
    }
  }

  /// The type of the case's value: `()`, the type, or a tuple. It isn't `Void`, which the compiler has
  /// to look up, and which may be another type in the target.
  var type: String {
    switch self {
    case .none: "()"
    case .single(let field): field.type
    case .several(let fields):
      "(" + fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ")
        + ")"
    }
  }
}

struct PayloadField: Equatable {
  /// Nil where there is none or it is `_`.
  var label: String?
  /// Qualified, so that it means the same in an extension.
  var type: String
}
