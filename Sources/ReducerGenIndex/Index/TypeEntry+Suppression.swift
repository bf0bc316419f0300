import ReducerGenSyntax

extension TypeEntry {
  /// What the type itself suppresses.
  package var suppression: Suppression? { .first(in: declaration.inherits) }

  /// The capability that a generic parameter of the type, or of one around it, suppresses. An
  /// extension that does not repeat this is one for arguments that have the capability.
  package var genericSuppression: Suppression? {
    let generics = declaration.generics
    var requirements = generics.requirements + declaration.whereClause.requirements
    requirements += parentExtension?.declaration.whereClause.requirements ?? []
    return .first(in: generics.parameters.compactMap(\.constraint) + requirements.map(\.type))
      ?? parent?.genericSuppression
  }
}

extension Suppression {
  fileprivate static func first(in types: [TypeSyntax]) -> Self? {
    allCases.first { missing in types.contains { $0.suppresses(missing.rawValue) } }
  }
}
