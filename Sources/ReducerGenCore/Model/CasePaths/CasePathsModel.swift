import ReducerGenSyntax

/// The case paths of one enum, ready to be printed.
struct CasePathsModel {
  var header: TypeHeader
  /// The enum with its generic parameters, as code inside of `AllCasePaths` names it.
  var fullType: String
  /// Whether another type than the enum has the name `Root`: a generic parameter, a feature. Inside
  /// of `AllCasePaths`, `Root` is the enum, so generated code calls the other type `_Root`.
  var namesRoot: Bool
  var conformance: Conformance
  var cases: [CaseModel]
  /// A payload of its cases has generated cases too, or the enum itself is such a payload.
  var isJoined = false
  /// Some cases are left out by a directive.
  var isPartial: Bool
  /// Some case outside of `#if` is known to have a value.
  var hasPossibleCase: Bool
  /// Some case is deprecated. Then the function that makes it must be deprecated too, or the
  /// compiler warns.
  var isDeprecated: Bool

  /// In a module on the main actor, nonisolated code cannot name some payload.
  var needsConformances: Bool { cases.contains(where: \.needsConformance) }

  /// Some case is inside `#if`, which an array literal cannot contain.
  var isConditional: Bool { cases.contains { !$0.clauses.isEmpty } }

  /// A `switch` over the cases compiles: it is exhaustive without a default, and has a case outside
  /// `#if` that some value is in.
  var isSwitched: Bool { !isPartial && hasPossibleCase }

  /// The conformance that the generated extension declares.
  enum Conformance: String {
    /// The user has written `CasePathIterable`.
    case written = ""
    case casePathIterable = "GeneratedSupport.CasePathIterable"
    /// A reducer's state: its cases are members, too.
    case caseMemberLookup = "GeneratedSupport.CaseMemberLookup"
  }
}

/// One case of an enum.
struct CaseModel {
  /// As written, with its back-ticks.
  var name: String
  var payload: [PayloadField]
  /// Types of the payload have requirements that types of the target fulfil: `Row` in `Set<Row>`.
  var needsConformance: Bool
  /// The first names of the types in it, as they are written.
  var typeNames: Set<String>
  /// Those of them that are not types of the target.
  var importedNames: Set<String>
  /// The type of the payload, if this target's generated code has its cases too.
  var nested: ObjectIdentifier?
  /// The lines of its documentation, without indentation.
  var documentation: [String]
  var attributes: [CopiedAttribute]
  var clauses: [ClauseSyntax]
}

struct PayloadField {
  /// Nil if there is none or it is `_`.
  var label: String?
  /// Qualified, so that it means the same in an extension. Another type with the name `Root` is
  /// `_Root`.
  var type: String
}

extension [PayloadField] {
  /// The type of the case's value: `()`, the type, or a tuple. It is not `Void`, which the compiler
  /// has to look up, and which the target may declare itself.
  var type: String { count == 1 ? self[0].type : "(" + labelled { self[$0].type } + ")" }

  /// `x: v0, y: v1`
  func labelled(_ text: (Int) -> String) -> String {
    indices.map { (self[$0].label.map { $0 + ": " } ?? "") + text($0) }.joined(separator: ", ")
  }
}
