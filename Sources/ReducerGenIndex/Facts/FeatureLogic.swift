import ReducerGenSyntax

/// What the bodies of a reducer do, as far as their text shows it. Names are not resolved: they are
/// those of the source, without back-ticks.
package struct FeatureLogic {
  /// The operators that run children, in all computed properties and functions of the reducer.
  package var operators: [ChildOperator] = []
  /// The actions that a pattern matches. An empty path matches all.
  package var handled: [HandledAction] = []
  /// The actions that effects send.
  package var sent: [ActionPath] = []
  /// Where an action is used as a whole, other than in a `switch` or an `if case`.
  package var usesOfActions: [ActionUse] = []
}

/// `core(&state, action)`.
package struct ActionUse {
  /// The function that gets the action. Nil for any other use.
  package var function: String?
}

/// `.ifLet(\.$sheet, action: \.sheet) { Sheet() }`.
package struct ChildOperator {
  package enum Kind: String, CaseIterable {
    case scope = "Scope"
    case ifLet, ifCaseLet, forEach
  }

  package var kind: Kind
  /// `["$sheet"]`, from the state of the feature. Nil if it is not written as a key path.
  package var state: [String]?
  /// `["sheet"]`, from the action of the feature.
  package var action: [String]?
  /// `[["Sheet"]]`: the types that the statements of its closure begin with. Empty without a
  /// closure.
  package var children: [[String]]
  package var hasClosure: Bool
  /// The name of the operator.
  package var place: SourcePlace
}

/// The cases from the action of a feature to the action that is meant:
/// `["sheet", "presented", "done"]` of `.sheet(.presented(.done(id: 1)))`.
///
/// A path ends at the first case whose value is not a single case.
package struct ActionPath {
  package var names: [String]
  package var place: SourcePlace

  package init(names: [String], place: SourcePlace) {
    self.names = names
    self.place = place
  }
}

/// The actions that a pattern matches.
package struct HandledAction {
  package var names: [String]
  package var place: SourcePlace
  /// Whether the case of the pattern does nothing but `return .none` or `break`.
  package var isDropped: Bool
  package var pattern: CodeSyntax
}
