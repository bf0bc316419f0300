extension DeclarationSyntax {
  /// All types of the declaration, in this order: the names of attributes, the extended type,
  /// generic parameters, inherited types, the type, parameters, the result, requirements.
  package var types: [TypeSyntax] {
    let generic = generics.parameters.compactMap(\.constraint)
    let requirements = generics.requirements + whereClause.requirements
    return attributes.map(\.type) + [extended].compactMap { $0 } + generic + inherits
      + [type].compactMap { $0 } + parameters.map(\.type) + [result].compactMap { $0 }
      + requirements.flatMap { [$0.subject, $0.type] }
  }
}
