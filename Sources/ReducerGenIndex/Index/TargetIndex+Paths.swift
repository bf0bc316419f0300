import ReducerGenSyntax

/// Finds the type that a path of names means.
extension TargetIndex {
  /// Follows the rest of a path, whose first name means `first`. A typealias on the way stands for
  /// what `resolve` says, and members may be inherited. The result may be a typealias itself.
  package func walk(
    _ path: [String], from first: TypeEntry?, _ resolve: (TypeEntry) -> TypeEntry?
  ) -> TypeEntry? {
    path.dropFirst().reduce(first) { found, name in
      found.flatMap(resolve).flatMap { member(name, of: $0) }
    }
  }

  package func walk(_ path: [String], from first: TypeEntry?) -> TypeEntry? {
    walk(path, from: first, resolveAlias)
  }

  /// The type at a path that is written at the top of a file.
  package func type(at path: [String]) -> TypeEntry? {
    path.first.flatMap { walk(path, from: topLevel[$0]?.first) }.flatMap(resolveAlias)
  }

  /// The type or typealias of this name at the top of the target.
  package func topLevelType(_ name: String) -> TypeEntry? { topLevel[name]?.first }

  /// The type of the target that a path means in the declaration of `scope`; nil for `scope`
  /// itself.
  package func entry(at path: [String], in scope: TypeEntry) -> TypeEntry? {
    guard let first = path.first else { return nil }
    let found = walk(path, from: first == "Self" ? scope : lookUp(first, from: scope))
    return found === scope ? nil : found
  }

  /// The type of the target that a type names.
  package func entry(_ type: TypeSyntax?, in scope: TypeEntry) -> TypeEntry? {
    entry(at: type?.path ?? [], in: scope)
  }

  /// The type that a typealias leads to, or nil if it leads to itself. Any other type is returned
  /// as it is.
  package func resolveAlias(_ entry: TypeEntry) -> TypeEntry? {
    var chain: [Findings] = []
    var found: TypeEntry? = entry
    while let alias = found, alias.isTypeAlias {
      let findings = findings(of: alias)
      if let known = findings.aliased {
        found = known
        break
      }
      findings.aliased = .some(nil)
      chain.append(findings)
      let path = alias.declaration.type?.path ?? []
      found = nested { path.first.flatMap { walk(path, from: lookUp($0, from: alias)) } }
    }
    for findings in chain { findings.aliased = .some(found) }
    return found
  }
}
