import ReducerGenSyntax

/// What the declarations of a reducer, or of an enum of reducers, say about it. Each fact has its
/// place. `logic` reads the bodies, too.
package struct FeatureFacts {
  /// The reducer itself.
  package var feature: FoundType
  /// The enum of its actions, also if generated code declares it.
  package var action: FoundType?
  /// The cases of its actions. Of an enum of reducers, only those that no reducer runs for.
  package var actions: [ActionFact] = []
  /// The children that get its actions.
  package var children: [ChildFact] = []

  package var place: SourcePlace { feature.type.namePlace }
}

/// A case of an action.
package struct ActionFact {
  package var name: String
  package var place: SourcePlace
}

/// A case that holds the actions of a child.
package struct ChildFact {
  package var name: String
  package var relation: Relation
  /// The child as its parent names it: `["Login"]`.
  package var path: [String]
  /// Nil for a child of another package.
  package var feature: FoundType?
  package var place: SourcePlace

  package enum Relation: String {
    /// It is always there.
    case scoped
    /// An optional state, without presentation.
    case optional
    case presented
    case stacked
    case listed
    /// One of several that exclude each other.
    case `case`
  }
}

/// A property wrapper that reads something from elsewhere.
package struct UseFact {
  /// As it is written: `searchClient`, `.fileStorage(.tracks)`.
  package var name: String
  /// The name of the property.
  package var place: SourcePlace
}
