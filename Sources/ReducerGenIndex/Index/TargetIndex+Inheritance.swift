import ReducerGenSyntax

/// Where an inheritance clause stands.
package struct InheritanceSite {
  package var file: ParsedFile
  package var type: TypeSyntax
  /// The type around the clause's declaration.
  var scope: TypeEntry?

  package var place: SourcePlace { file.place(type.range) }
}

/// One protocol or class that a type inherits: `["GeneratedSupport", "Reducer"]`.
package struct InheritedPath {
  package var names: [String]
  package var site: InheritanceSite
}

extension TargetIndex {
  /// What the declaration and the extensions of a type inherit, as paths.
  package func inheritedPaths(of type: TypeEntry) -> [InheritedPath] {
    let findings = findings(of: type)
    if let known = findings.inheritedPaths { return known }
    var found = paths(type.declaration.inherits, type.file, type.parent)
    for entry in type.extensions { found += paths(entry.declaration.inherits, entry.file, nil) }
    findings.inheritedPaths = found
    return found
  }

  /// The paths in types that are written where `scope` is around.
  package func paths(_ types: [TypeSyntax], _ file: ParsedFile, _ scope: TypeEntry?)
    -> [InheritedPath]
  {
    types.flatMap { type in
      let site = InheritanceSite(file: file, type: type, scope: scope)
      return type.compositionPaths.map { InheritedPath(names: $0, site: site) }
    }
  }

  /// The protocols and the superclass of the target that a type inherits; none while they are being
  /// looked for.
  func inheritedTypes(of type: TypeEntry) -> [TypeEntry] {
    let findings = findings(of: type)
    if let known = findings.inheritedTypes { return known }
    findings.inheritedTypes = []
    let found = inheritedPaths(of: type).compactMap { path in
      nested { entry(at: path.names, from: path.site).flatMap(resolveAlias) }
    }.filter { $0 !== type }
    findings.inheritedTypes = found
    return found
  }

  /// What a path in an inheritance clause means. A type's own members are not in scope in its
  /// clause.
  package func entry(at path: [String], from site: InheritanceSite) -> TypeEntry? {
    path.first.flatMap { name in
      let first = site.scope.flatMap { lookUp(name, from: $0) } ?? topLevel(name, from: site.file)
      return walk(path, from: first)
    }
  }

  /// A member type, its own or one that a protocol or superclass of the target gives it.
  package func member(_ name: String, of type: TypeEntry) -> TypeEntry? {
    if let own = type.members[name]?.first { return own }
    guard names.contains(name), !type.isTypeAlias else { return nil }
    return ancestors(of: type).lazy.compactMap { $0.members[name]?.first }.first
  }

  /// The protocols and superclasses of the target that a type inherits, directly or not, nearest
  /// first.
  package func ancestors(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var seen: Set<ObjectIdentifier> = []
    var rest = Array(inheritedTypes(of: type).reversed())
    while let ancestor = rest.popLast() {
      guard seen.insert(ObjectIdentifier(ancestor)).inserted else { continue }
      found.append(ancestor)
      rest += inheritedTypes(of: ancestor).reversed()
    }
    return found
  }
}
