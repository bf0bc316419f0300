extension TypeEntry {
  /// What the type itself suppresses.
  var suppression: Suppression? { Suppression(in: declaration.inherits) }

  /// The capability that a generic parameter of the type, or of one around it, suppresses. An extension that does
  /// not repeat this is one for arguments that have the capability.
  var genericSuppression: Suppression? {
    let generics = declaration.generics
    let requirements = generics.requirements + declaration.whereClause.requirements
    return Suppression(in: generics.parameters.compactMap(\.constraint) + requirements.map(\.type))
      ?? parent?.genericSuppression
  }
}

extension Suppression {
  fileprivate init?(in types: [TypeSyntax]) {
    let found = Self.allCases.first { name in types.contains { $0.suppresses(name.rawValue) } }
    guard let found else { return nil }
    self = found
  }
}
